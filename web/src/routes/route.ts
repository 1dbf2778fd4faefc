/** A file of this folder adds pages to the app: it exports `routes`, and may export `links` and `home`. */

import type { Component } from 'svelte';

export interface Route {
  /** Named groups of the pattern are the page's properties. */
  pattern: RegExp;
  page: (values: Record<string, string>) => Promise<unknown>;
  /** Begin to fetch what the page will ask for, while the app itself is still on its way. */
  ahead?: (values: Record<string, string>) => void;
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

const FILES = Object.values(import.meta.glob<RouteFile>('./*.routes.ts', { eager: true }));

export const routes = FILES.flatMap((file) => file.routes);
export const links = FILES.flatMap((file) => file.links ?? []);
export const homeSections = FILES.flatMap((file) => (file.home ? [file.home] : []));

/** The page of an address, with what its pattern has found there. */
export function routeAt(path: string): { route: Route; values: Record<string, string> } | null {
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (match) return { route, values: { ...match.groups } };
  }
  return null;
}

/** Fetch a page before anybody has asked for it. */
export function fetchAhead(path: string): void {
  const found = routeAt(path);
  found?.route.ahead?.(found.values);
  found?.route.page(found.values).catch(() => null);
}
