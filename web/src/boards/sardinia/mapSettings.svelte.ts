/** How somebody likes to look at the island: what is remembered in this browser, and what is so for now. */

const KEY = 'osada-sardinia-influence';

export class MapSettings {
  #always = $state(localStorage.getItem(KEY) === 'yes');
  /** All of the island, though one cannot tell single pieces apart then. */
  whole = $state(false);
  #watched = $state.raw<ReadonlySet<string> | null>(null);

  /** The provinces of a fort card that is being looked at. */
  get watched(): ReadonlySet<string> | null {
    return this.#watched;
  }

  watch(provinces: ReadonlySet<string> | null): void {
    this.#watched = provinces;
  }

  /** Whether influence is always shown. */
  get influence(): boolean {
    return this.#always;
  }

  set influence(value: boolean) {
    this.#always = value;
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  }
}
