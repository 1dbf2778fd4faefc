/** A name where there is little room: "Konstantyna B. N."; the full name is its tooltip. */

const LONG = 16;

export function shortName(name: string): string {
  if (name.length <= LONG) return name;
  const [first = '', ...rest] = name.split(/\s+/);
  const initials = rest.flatMap((part) => part.split('-')).filter((part) => /^\p{Lu}/u.test(part));
  const short = `${first} ${initials.map((part) => `${part[0]}.`).join('\u00a0')}`.trim();
  return short.length <= LONG + 2 ? short : `${[...short].slice(0, LONG).join('')}…`;
}
