import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/workshop$/, page: () => import('./WorkshopPage.svelte') },
  { pattern: /^\/workshop\/draft\/(?<id>[\w-]+)$/, page: () => import('./EditorPage.svelte') },
  { pattern: /^\/workshop\/(?<content>[0-9a-f]{16})$/, page: () => import('./DesignPage.svelte') },
];

export const links: Link[] = [{ href: '/workshop', words: 'nav-workshop' }];

export const home = () => import('./WorkshopTeaser.svelte');
