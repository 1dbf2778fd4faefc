import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['./locale/*.ftl', '../boards/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The keys of a file with their attributes, and the variables that each of them uses. */
function shape(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let key = '';
  for (const line of text.split('\n')) {
    const head = /^([a-z][\w-]*) *=/i.exec(line) ?? /^ +(\.[a-z]\w*) *=/.exec(line);
    if (head) key = head[1]!.startsWith('.') ? key.split('.')[0] + head[1]! : head[1]!;
    if (!key || line.startsWith('#')) continue;
    const used = [...line.matchAll(/\$(\w+)/g)].map(([, name]) => name);
    found[key] = [...new Set([...(found[key]?.split(' ') ?? []), ...used])].filter(Boolean).sort().join(' ');
  }
  return found;
}

describe('the words of the app and its boards', () => {
  const english = Object.keys(FILES).filter((name) => name.endsWith('.en.ftl'));

  it.each(english)('%s has the same keys and variables in Polish', (name) => {
    const polish = FILES[name.replace('.en.ftl', '.pl.ftl')];
    expect(shape(polish ?? '')).toEqual(shape(FILES[name]!));
  });
});
