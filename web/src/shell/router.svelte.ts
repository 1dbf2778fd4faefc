/** Addresses of the app: `/tables/t_1/replay#12`. Links are plain anchors; this listens to them. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  go(address: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', address);
    const moved = location.pathname !== this.path;
    this.#read();
    if (moved) this.arrive();
  }

  /** A new page begins at its top, with the focus on its heading. */
  arrive(): void {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus());
  }
}

export const router = new Router();
export const go = (address: string) => router.go(address);
