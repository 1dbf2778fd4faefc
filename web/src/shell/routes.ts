/** Registry of pages: `features/<feature>/routes.ts` exports `routes`, and may export `links` and `home`. */

import type { Component } from 'svelte';

export interface Route {
  /** Named groups of the pattern are the page's properties. */
  pattern: RegExp;
  page: (values: Record<string, string>) => Promise<unknown>;
  /** Start fetching what the page will ask for, while the app itself is still loading. */
  prefetch?: (values: Record<string, string>) => void;
}

/** A link in the header; `words` is a message of the app. */
export interface Link {
  href: string;
  words: string;
}

export interface RouteFile {
  routes: Route[];
  links?: Link[];
  /** A section of the home page. */
  home?: () => Promise<{ default: Component }>;
}

const FILES = Object.values(import.meta.glob<RouteFile>('../features/*/routes.ts', { eager: true }));

export const routes = FILES.flatMap((file) => file.routes);
export const links = FILES.flatMap((file) => file.links ?? []);
export const homeSections = FILES.flatMap((file) => (file.home ? [file.home] : []));

/** Return the route of an address, with the named groups of its pattern. */
export function routeAt(path: string): { route: Route; values: Record<string, string> } | null {
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (match) return { route, values: { ...match.groups } };
  }
  return null;
}

/** Fetch a page, and what it will ask for, before it is shown. */
export function prefetchPage(path: string): void {
  const found = routeAt(path);
  found?.route.prefetch?.(found.values);
  found?.route.page(found.values).catch(() => null);
}
