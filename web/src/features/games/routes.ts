import type { Route } from '../../shell/routes';

export const routes: Route[] = [{ pattern: /^\/games\/(?<game>[\w-]+)$/, page: () => import('./GamePage.svelte') }];
