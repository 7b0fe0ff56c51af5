const PARENT = /:([a-z_]+)/g;

/**
 * The address of a resource that lives below a record: `assets/cmd-filters/:filter/rules` with the id
 * of that record, which the rows themselves name (`filter`).
 *
 * @param api below `/api/v1/`; one without a `:name` is given back as it is
 * @param facts where the ids stand: a record, the filter of a list, the query of a page
 * @throws TypeError when an id is missing: no other record may take its place
 */
export function nestedAddress(api: string, facts: unknown): string {
  const known: Readonly<Record<string, unknown>> =
    typeof facts === 'object' && facts !== null ? { ...facts } : {};
  return api.replace(PARENT, (_, name: string) => {
    const id = known[name];
    if (typeof id !== 'string' || id === '') throw new TypeError(`${api} needs '${name}'`);
    return encodeURIComponent(id);
  });
}

/** The names that an address takes from elsewhere: `filter`. */
export function parentNames(api: string): readonly string[] {
  return [...api.matchAll(PARENT)].map(([, name = '']) => name);
}
