import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/puzzles$/, page: () => import('../pages/puzzles/PuzzlesPage.svelte') },
  { pattern: /^\/puzzles\/(?<game>[\w-]+)$/, page: () => import('../pages/puzzles/SolvePage.svelte') },
  { pattern: /^\/puzzles\/(?<game>[\w-]+)\/(?<id>[\w-]+)$/, page: () => import('../pages/puzzles/SolvePage.svelte') },
];

export const links: Link[] = [{ href: '/puzzles', words: 'nav-puzzles', minor: true }];

export const home = () => import('../pages/puzzles/PuzzlesTeaser.svelte');
