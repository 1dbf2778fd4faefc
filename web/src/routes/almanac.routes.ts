import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/almanac$/, page: () => import('../pages/almanac/ShelfPage.svelte') },
  { pattern: /^\/almanac\/(?<game>[\w-]+)$/, page: () => import('../pages/almanac/AlmanacPage.svelte') },
  { pattern: /^\/almanac\/(?<game>[\w-]+)\/(?<article>[\w-]+)$/, page: () => import('../pages/almanac/AlmanacPage.svelte') },
];

export const links: Link[] = [{ href: '/almanac', words: 'nav-almanac' }];
