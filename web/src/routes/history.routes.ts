import type { Route } from './route';

export const routes: Route[] = [];

export const home = () => import('../pages/history/Lately.svelte');
