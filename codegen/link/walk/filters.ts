import { memoize } from '../../read/memoize.ts';
import type { ResourceSource } from '../../schema/generated/manifest.ts';

/** What every list of the server takes (protocol, section 5): which part of the rows, in which form and order. */
export const OF_EVERY_LIST: readonly string[] = [
  'fields_size',
  'limit',
  'offset',
  'order',
  'search',
  'spm',
  'oid',
  'all',
  'id',
];

/** What a list with dates takes besides. */
const OF_DATES: readonly string[] = ['date_from', 'date_to'];

/**
 * Names that a list can be filtered by beside its fields: what its manifest says, what every list takes, the range of
 * its dates, and of a reference also its database column, `session_id`.
 */
export const filterNames = memoize(({ fields = {}, server }: ResourceSource): readonly string[] => {
  const columns = Object.entries(fields).flatMap(([field, { type }]) =>
    type === 'reference' ? [`${field}_id`] : [],
  );
  const dates = server?.dates === undefined ? [] : OF_DATES;
  return [...(server?.filters ?? []), ...columns, ...dates, ...OF_EVERY_LIST];
});

/** `protocol` of `protocol__in`, a comparison, and `platform` of `platform__base`, a path into another record. */
export function filteredField(name: string): string {
  return name.split('__')[0] ?? name;
}
