import type { Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/glossary\/(?<game>[\w-]+)$/, page: () => import('./GlossaryPage.svelte') },
];
