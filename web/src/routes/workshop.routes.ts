import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/workshop$/, page: () => import('../pages/workshop/WorkshopPage.svelte') },
  { pattern: /^\/workshop\/draft\/(?<id>[\w-]+)$/, page: () => import('../pages/workshop/EditorPage.svelte') },
  { pattern: /^\/workshop\/(?<content>[0-9a-f]{16})$/, page: () => import('../pages/workshop/PackPage.svelte') },
];

export const links: Link[] = [{ href: '/workshop', words: 'nav-workshop' }];

export const home = () => import('../pages/workshop/WorkshopTeaser.svelte');
