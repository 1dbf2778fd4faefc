import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/tables\/(?<id>[\w-]+)\/mistakes$/, page: () => import('./MistakesPage.svelte') },
];
