import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/daily$/, page: () => import('./DailyPage.svelte') },
  { pattern: /^\/daily\/(?<date>\d{4}-\d\d-\d\d)$/, page: () => import('./DailyPage.svelte') },
  { pattern: /^\/dice\/(?<id>[\w-]+)$/, page: () => import('./DicePage.svelte') },
];

export const links: Link[] = [{ href: '/daily', words: 'nav-daily' }];

export const home = () => import('./DailyTeaser.svelte');
