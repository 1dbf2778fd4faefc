import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/almanac$/, page: () => import('./AlmanacsPage.svelte') },
  { pattern: /^\/almanac\/(?<game>[\w-]+)$/, page: () => import('./AlmanacPage.svelte') },
  { pattern: /^\/almanac\/(?<game>[\w-]+)\/(?<article>[\w-]+)$/, page: () => import('./AlmanacPage.svelte') },
];

export const links: Link[] = [{ href: '/almanac', words: 'nav-almanac' }];
