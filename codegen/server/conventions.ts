/** Fields that are called alike on every address of a server, and are alike. */
const ALIKE: Readonly<Record<string, object>> = {
  comment: { type: 'text' },
  created_by: { type: 'string', readOnly: true },
  date_created: { type: 'datetime', readOnly: true },
  date_updated: { type: 'datetime', readOnly: true },
  org_name: { type: 'string', readOnly: true },
};
const READABLE = /._display$/;
const COUNTED = /._amount$/;

/**
 * What a field is by its name alone, of an address that no table has.
 *
 * @returns undefined when the name does not say it
 */
export function factsByName(name: string): object | undefined {
  if (Object.hasOwn(ALIKE, name)) return ALIKE[name];
  if (READABLE.test(name)) return { type: 'string', readOnly: true };
  return COUNTED.test(name) ? { type: 'integer', readOnly: true } : undefined;
}
