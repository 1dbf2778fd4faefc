import type { Route } from '../../shell/routes';

export const routes: Route[] = [];

export const home = () => import('./RecentGames.svelte');
