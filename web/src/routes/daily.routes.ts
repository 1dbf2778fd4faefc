import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/daily$/, page: () => import('../pages/daily/DailyPage.svelte') },
  { pattern: /^\/daily\/(?<date>\d{4}-\d\d-\d\d)$/, page: () => import('../pages/daily/DailyPage.svelte') },
  { pattern: /^\/dice\/(?<id>[\w-]+)$/, page: () => import('../pages/daily/DicePage.svelte') },
];

export const links: Link[] = [{ href: '/daily', words: 'nav-daily' }];

export const home = () => import('../pages/daily/DailyTeaser.svelte');
