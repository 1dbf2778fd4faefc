import type { Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/tables\/(?<id>[\w-]+)\/mistakes$/, page: () => import('../pages/mistakes/MistakesPage.svelte') },
];
