import type { Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/account$/, page: () => import('../pages/account/AccountPage.svelte') },
  { pattern: /^\/sign-in$/, page: () => import('../pages/account/SignInPage.svelte') },
  { pattern: /^\/confirm$/, page: () => import('../pages/account/ConfirmPage.svelte') },
];
