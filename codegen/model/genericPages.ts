import type { RouteKind } from './routes.ts';

/** The generic page of each route kind that has one. */
export const GENERIC_PAGES: Partial<Record<RouteKind, string>> = {
  list: 'src/pages/list/ListPage.tsx',
  create: 'src/pages/form/FormPage.tsx',
  update: 'src/pages/form/FormPage.tsx',
  detail: 'src/pages/detail/DetailPage.tsx',
  tabs: 'src/pages/tabs/TabsPage.tsx',
  single: 'src/pages/form/SinglePage.tsx',
};
