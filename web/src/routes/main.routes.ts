import { tableAhead } from '../api/ahead';
import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/$/, page: () => import('../pages/Home.svelte') },
  { pattern: /^\/lobby$/, page: () => import('../pages/Lobby.svelte') },
  { pattern: /^\/new\/(?<game>[\w-]+)$/, page: () => import('../pages/NewTable.svelte') },
  { pattern: /^\/games\/(?<game>[\w-]+)$/, page: () => import('../pages/GamePage.svelte') },
  {
    pattern: /^\/tables\/(?<id>[\w-]+)$/,
    page: () => import('../pages/TablePage.svelte'),
    ahead: ({ id }) => tableAhead(id!),
  },
  { pattern: /^\/tables\/(?<id>[\w-]+)\/replay$/, page: () => import('../pages/ReplayPage.svelte') },
  { pattern: /^\/tables\/(?<id>[\w-]+)\/(?<review>review)$/, page: () => import('../pages/ReplayPage.svelte') },
  { pattern: /^\/users\/(?<id>[\w-]+)$/, page: () => import('../pages/ProfilePage.svelte') },
  { pattern: /^\/settings$/, page: () => import('../pages/SettingsPage.svelte') },
];

export const links: Link[] = [{ href: '/lobby', words: 'nav-lobby' }];
