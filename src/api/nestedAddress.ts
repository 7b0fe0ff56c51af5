import { objectOf } from './unknownValues.ts';

const PARENT = /:([a-z_]+)/g;

/**
 * The address of a nested resource: `shop/authors/:author/books` with the id of the parent,
 * which the rows contain as `filter`.
 *
 * @param api below the root of the API; returned unchanged without a `:name`
 * @param facts object with the ids: a record, the filter of a list, the query of a page
 * @throws TypeError when an id is missing
 */
export function nestedAddress(api: string, facts: unknown): string {
  const ids = objectOf(facts);
  return api.replace(PARENT, (_, name: string) => {
    const id = ids[name];
    if (typeof id !== 'string' || id === '') throw new TypeError(`${api} needs '${name}'`);
    return encodeURIComponent(id);
  });
}

/** The parent names in an address: `filter`. */
export function parentNames(api: string): readonly string[] {
  return [...api.matchAll(PARENT)].map(([, name = '']) => name);
}
