import { findFront } from '../boards/find';
import type { Route } from './route';

export const routes: Route[] = [
  {
    pattern: /^\/solo\/(?<game>[\w-]+)$/,
    page: ({ game = '' }) => findFront(game).solo?.() ?? import('../pages/solo/ModesPage.svelte'),
  },
];
