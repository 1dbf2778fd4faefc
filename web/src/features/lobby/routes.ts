import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/lobby$/, page: () => import('./LobbyPage.svelte') },
  { pattern: /^\/new\/(?<game>[\w-]+)$/, page: () => import('./NewTablePage.svelte') },
];

export const links: Link[] = [{ href: '/lobby', words: 'nav-lobby' }];
