/** The app's own words in one language, as one file. */

const TEXTS = import.meta.glob<string>(['./locale/*.pl.ftl', '../boards/*/locale/front.pl.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.keys(TEXTS)
  .sort()
  .map((name) => TEXTS[name]!);
