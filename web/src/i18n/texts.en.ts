/** The app's own words in one language, as one file. */

const TEXTS = import.meta.glob<string>(['./locale/*.en.ftl', '../boards/*/locale/front.en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.keys(TEXTS)
  .sort()
  .map((name) => TEXTS[name]!);
