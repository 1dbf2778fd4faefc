import type { Route } from '../../shell/routes';

export const routes: Route[] = [{ pattern: /^\/settings$/, page: () => import('./SettingsPage.svelte') }];
