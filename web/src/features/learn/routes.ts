import type { Link, Route } from '../../shell/routes';

export const routes: Route[] = [
  { pattern: /^\/learn$/, page: () => import('./LearnPage.svelte') },
  { pattern: /^\/learn\/(?<course>[\w-]+)$/, page: () => import('./CoursePage.svelte') },
];

export const links: Link[] = [{ href: '/learn', words: 'nav-learn' }];
