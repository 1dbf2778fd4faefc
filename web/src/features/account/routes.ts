import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/account$/, page: () => import('./AccountPage.svelte') },
  { pattern: /^\/sign-in$/, page: () => import('./SignInPage.svelte') },
  { pattern: /^\/confirm$/, page: () => import('./ConfirmPage.svelte') },
];
