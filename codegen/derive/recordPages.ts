import type { DetailModel } from '../model/details.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { whenOrNothing } from './conditions.ts';

/** Routes that show some of the resource's records on a page of their own. */
export function pagesOfRecords({ detail }: ResourceSource): Pick<DetailModel, 'pages'> {
  if (!detail?.pages) return {};
  const pages = Object.entries(detail.pages).map(([route, when]) => ({
    route,
    ...whenOrNothing(when),
  }));
  return { pages };
}
