import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ListModel } from '../../../../codegen/model/lists.ts';
import type { Text } from '../../../../codegen/model/text.ts';
import type { FilterOption } from '../filterOptions.ts';

/** Separates search terms in the API (spec 1, section 5). */
const TERM_SEPARATOR = ',';
/** Japanese and Chinese keyboards type a full-width colon. */
const KEY_AND_VALUE = /^([^:：]+)[:：](.*)$/s;

/** Words to search for and values of filters. */
export interface SearchTerms {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * Reads typed text: `key:value` is a filter when the list has that key, everything else a search
 * term. Terms and values keep their blanks; a comma ends them, as the next key does. An empty value is
 * ignored (spec 1, section 5).
 */
export function readSearchTerms(text: string, keys: readonly string[]): SearchTerms {
  const terms: string[] = [];
  const filters: Record<string, string> = {};
  for (const part of text.split(TERM_SEPARATOR)) {
    let key: string | undefined;
    let words: string[] = [];
    const end = () => {
      const value = words.filter(Boolean).join(' ');
      if (value === '') return;
      if (key === undefined) terms.push(value);
      else filters[key] = value;
    };
    for (const word of part.split(/\s+/)) {
      const [name = '', ...rest] = word.split(':');
      if (rest.length === 0 || !keys.includes(name)) {
        words.push(word);
        continue;
      }
      end();
      key = name;
      words = [rest.join(':')];
    }
    end();
  }
  return { search: terms.join(TERM_SEPARATOR), filters };
}

export function termsOf(search: string): readonly string[] {
  return search.split(TERM_SEPARATOR).filter(Boolean);
}

/** Joins terms without duplicates. */
export function joinTerms(...searches: readonly string[]): string {
  return [...new Set(searches.flatMap(termsOf))].join(TERM_SEPARATOR);
}

/** A field the list can be filtered by: key, label, and its values where they are few. */
export interface SearchKey {
  readonly key: string;
  readonly label: string;
  /** It has no label: addresses may name it, and it is not suggested. */
  readonly hidden?: true;
  readonly options: readonly FilterOption[];
  /** Undefined when the resource has no such field. */
  readonly model: FieldModel | undefined;
}

/** The keys of a list, without those that the page sets. */
export function searchKeys(
  { filters, filterLabels }: Pick<ListModel, 'filters' | 'filterLabels'>,
  fixed: Readonly<Record<string, unknown>>,
  fields: readonly FieldModel[],
  text: (text: Text) => string,
  optionsOf: (field: FieldModel) => readonly FilterOption[],
): readonly SearchKey[] {
  return filters.flatMap((key) => {
    if (key in fixed) return [];
    const model = fields.find((field) => field.name === key);
    const options = model ? optionsOf(model) : [];
    const label = model?.label ?? filterLabels?.[key];
    const name =
      label === undefined ? { label: key, hidden: true as const } : { label: text(label) };
    return [{ key, ...name, options, model }];
  });
}

/** Splits typed text into a key, matched by name or label, and the text after the colon. */
export function splitKey(
  typed: string,
  keys: readonly SearchKey[],
): { readonly key: SearchKey; readonly rest: string } | undefined {
  const [, name = '', rest = ''] = KEY_AND_VALUE.exec(typed) ?? [];
  const key = keys.find((one) => same(one.key, name.trim()) || same(one.label, name.trim()));
  return key && { key, rest };
}

/**
 * The API value for typed text: the text itself, or the choice with this label. Undefined when it
 * is empty or no such choice exists.
 */
export function valueFor(key: SearchKey, typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (key.model?.options) return undefined;
  if (key.options.length === 0) return text;
  return key.options.find((option) => same(option.value, text) || same(option.label, text))?.value;
}

function same(left: string, right: string): boolean {
  return left.toLocaleLowerCase() === right.toLocaleLowerCase();
}
