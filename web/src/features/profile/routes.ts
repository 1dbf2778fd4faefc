import type { Route } from '../../shell/routes';

export const routes: Route[] = [{ pattern: /^\/users\/(?<id>[\w-]+)$/, page: () => import('./ProfilePage.svelte') }];
