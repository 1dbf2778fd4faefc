/** Something that can be copied with a click, and then says that it was. */

export class Copying {
  done = $state(false);

  constructor(readonly text: () => string) {}

  copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(this.text());
    this.done = Boolean(navigator.clipboard);
  };
}

/** The address of this page. */
export const copyingLink = () => new Copying(() => location.href);
