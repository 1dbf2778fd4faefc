import type { Link, Route } from './route';

export const routes: Route[] = [
  { pattern: /^\/learn$/, page: () => import('../pages/learn/LearnPage.svelte') },
  { pattern: /^\/learn\/(?<course>[\w-]+)$/, page: () => import('../pages/learn/CoursePage.svelte') },
  { pattern: /^\/glossary\/(?<game>[\w-]+)$/, page: () => import('../pages/glossary/GlossaryPage.svelte') },
];

export const links: Link[] = [{ href: '/learn', words: 'nav-learn' }];
