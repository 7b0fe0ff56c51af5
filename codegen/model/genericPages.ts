import type { RouteKind } from './routes.ts';

/** The generic page of each route kind that has one. */
export const GENERIC_PAGES: Partial<Record<RouteKind, string>> = {
  list: 'pages/list/ListPage.tsx',
  create: 'pages/form/FormPage.tsx',
  update: 'pages/form/FormPage.tsx',
  detail: 'pages/detail/DetailPage.tsx',
  tabs: 'pages/tabs/TabsPage.tsx',
  single: 'pages/form/SinglePage.tsx',
};
