/** The house's letters: they come last, so that on a slow line the game does not wait for them. */

const KEY = 'osada-fonts';
let asked = false;

/** Fetch the letters; call it when the page is there. */
export function loadFonts(): void {
  if (asked) return;
  asked = true;
  void import('../fonts.css').then(
    () => localStorage.setItem(KEY, 'here'),
    () => (asked = false),
  );
}

/** Returning visitors have them in the cache, so there is nothing to wait for. */
export function recallFonts(): void {
  if (localStorage.getItem(KEY)) loadFonts();
}
