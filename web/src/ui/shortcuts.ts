/** Keys of the table page; they rest while somebody types. */

export type Keys = Record<string, () => void>;

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export function shortcuts(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target) && event.key !== 'Escape') return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
