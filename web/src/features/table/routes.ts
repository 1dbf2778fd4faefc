import { prefetchTable } from '../../api/prefetch';
import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  {
    pattern: /^\/tables\/(?<id>[\w-]+)$/,
    page: () => import('./TablePage.svelte'),
    prefetch: ({ id }) => prefetchTable(id!),
  },
];
