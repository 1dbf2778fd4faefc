import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/tables\/(?<id>[\w-]+)\/replay$/, page: () => import('./ReplayPage.svelte') },
  { pattern: /^\/tables\/(?<id>[\w-]+)\/(?<review>review)$/, page: () => import('./ReplayPage.svelte') },
];
