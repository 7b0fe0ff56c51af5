import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { optionOf, type Option } from '../../../fields/options.ts';
import { plainText, type FieldRecord } from '../../../fields/values.ts';
import { similarItems } from '../similar.ts';

/** A record that an entry of a file may name. */
export interface NamedRecord extends Option {
  /** Its name without what distinguishes it from others of the same name. */
  readonly text: string;
  /** What distinguishes it, such as a username; may be empty. */
  readonly secondary: string;
}

/** What an entry of a cell was taken for. */
export type Taken =
  | { readonly kind: 'found'; readonly record: NamedRecord }
  /** Several records have this name. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly NamedRecord[] }
  /** No record has it; the candidates are similar. */
  | { readonly kind: 'unknown'; readonly candidates: readonly NamedRecord[] }
  /** It is not known: the records may not be seen, could not be read, or are too many. */
  | { readonly kind: 'unread'; readonly reason: 'forbidden' | 'failed' | 'many' };

export function namedRecord(record: FieldRecord, options: OptionsModel): NamedRecord {
  const { value, label } = optionOf(record, options);
  return {
    value,
    label,
    text: plainText(record[options.text] ?? record.name ?? value),
    secondary: options.secondary === undefined ? '' : plainText(record[options.secondary]),
  };
}

/**
 * From the surest to the least sure: the value itself, the name, the name with what distinguishes it (also with a colon,
 * as the server writes labels), that alone.
 */
const WAYS: readonly ((record: NamedRecord) => string)[] = [
  ({ value }) => String(value),
  ({ text }) => text,
  ({ label }) => label,
  ({ text, secondary }) => (secondary === '' ? '' : `${text}:${secondary}`),
  ({ secondary }) => secondary,
];

/**
 * The record that an entry means: by exact spelling, else by any capitals. The first way that finds
 * a record decides.
 *
 * @param records all records, or those that a search for the entry has found
 */
export function resolveName(entry: string, records: readonly NamedRecord[]): Taken {
  const wanted = entry.toLowerCase();
  const ways = [
    ...WAYS.map((read) => (record: NamedRecord) => read(record) === entry),
    ...WAYS.map((read) => (record: NamedRecord) => read(record).toLowerCase() === wanted),
  ];
  for (const isMeant of ways) {
    const [found, ...others] = records.filter(isMeant);
    if (found && others.length === 0) return { kind: 'found', record: found };
    if (found) return { kind: 'ambiguous', candidates: [found, ...others] };
  }
  return { kind: 'unknown', candidates: similarItems(wanted, records, ({ text }) => [text]) };
}

/**
 * The shortest writing that means this record and no other of these.
 *
 * @param records the record and those it could be mistaken for
 */
export function unmistakable(record: NamedRecord, records: readonly NamedRecord[]): string {
  const { text, label, value } = record;
  const means = (written: string) => {
    const taken = resolveName(written, records);
    return taken.kind === 'found' && taken.record.value === value;
  };
  return [text, label].find(means) ?? String(value);
}
