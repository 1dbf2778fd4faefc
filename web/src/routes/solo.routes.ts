import type { Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/solo\/settlers$/, page: () => import('../pages/solo/SheetsPage.svelte') },
  { pattern: /^\/solo\/(?<game>[\w-]+)$/, page: () => import('../pages/solo/ModesPage.svelte') },
];
