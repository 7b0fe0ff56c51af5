import { entriesOf, plainText, type FieldRecord } from './values.ts';

/** The texts that records have in a field, each once and without what follows a slash: `ssh/22` is `ssh`. */
export function offeredBy(records: readonly FieldRecord[], has: string): readonly string[] {
  const texts = records.flatMap((record) => entriesOf(record[has]).map(plainText));
  return [...new Set(texts.map((text) => text.replace(/\/.*$/, '')))].toSorted();
}
