import type { Route } from '../../shell/routes';

export const routes: Route[] = [{ pattern: /^\/$/, page: () => import('./HomePage.svelte') }];
