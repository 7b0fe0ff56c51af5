import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { optionOf, type Option } from '../../../fields/options.ts';
import { plainText, type FieldRecord } from '../../../fields/values.ts';

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

/** From the surest to the least sure: the value itself, the name, the name with what distinguishes it, that alone. */
const WAYS: readonly ((record: NamedRecord) => string)[] = [
  ({ value }) => String(value),
  ({ text }) => text,
  ({ label }) => label,
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
  return { kind: 'unknown', candidates: similarRecords(wanted, records) };
}

/** Candidates for a name that no record has. */
const MOST_SIMILAR = 3;
/** Letters that may differ, in names of at least twice as many. */
const MOST_TYPING_ERRORS = 2;

function similarRecords(wanted: string, records: readonly NamedRecord[]): readonly NamedRecord[] {
  return records
    .flatMap((record) => {
      const text = record.text.toLowerCase();
      const errors = typingErrors(wanted, text);
      if (errors <= MOST_TYPING_ERRORS && wanted.length > errors * 2) return [{ record, errors }];
      return wanted.length > 2 && text.includes(wanted)
        ? [{ record, errors: MOST_TYPING_ERRORS + 1 }]
        : [];
    })
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, MOST_SIMILAR)
    .map(({ record }) => record);
}

/** Levenshtein distance: letters to insert, delete or replace. Far lengths are not compared. */
function typingErrors(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > MOST_TYPING_ERRORS) return Number.POSITIVE_INFINITY;
  let before = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...left].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (before[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = next;
  }
  return before[right.length] ?? Number.POSITIVE_INFINITY;
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
