import { findFront } from '../../boards/find';
import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  {
    pattern: /^\/solo\/(?<game>[\w-]+)$/,
    page: ({ game = '' }) => findFront(game).solo?.() ?? import('./ModesPage.svelte'),
  },
];
