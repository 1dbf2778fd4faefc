import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/puzzles$/, page: () => import('./PuzzlesPage.svelte') },
  { pattern: /^\/puzzles\/(?<game>[\w-]+)$/, page: () => import('./SolvePage.svelte') },
  { pattern: /^\/puzzles\/(?<game>[\w-]+)\/(?<id>[\w-]+)$/, page: () => import('./SolvePage.svelte') },
];

export const links: Link[] = [{ href: '/puzzles', words: 'nav-puzzles' }];

export const home = () => import('./PuzzlesTeaser.svelte');
