import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ListModel } from '../../../../codegen/model/resources.ts';
import type { Text } from '../../../../codegen/model/text.ts';
import type { FilterOption } from '../FilterButton.tsx';

/** Between several terms on the wire (spec 1, section 5). */
const TERM_SEPARATOR = ',';
/** Japanese and Chinese keyboards type a wide colon. */
const KEY_AND_VALUE = /^([^:：]+)[:：](.*)$/s;

/** What the list is narrowed by: words to search for and values for filters. */
export interface SearchTerms {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * `key:value` sets a filter when the list declares the key; everything else is searched for as it
 * stands, several terms joined by commas. An empty value is ignored (spec 1, section 5).
 */
export function readSearchTerms(text: string, keys: readonly string[]): SearchTerms {
  const words: string[] = [];
  const filters: Record<string, string> = {};
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [key = '', ...rest] = part.split(':');
    if (rest.length === 0 || !keys.includes(key)) words.push(part);
    else if (rest.join(':') !== '') filters[key] = rest.join(':');
  }
  return { search: words.join(TERM_SEPARATOR), filters };
}

/** The terms of a search, one by one. */
export function termsOf(search: string): readonly string[] {
  return search.split(TERM_SEPARATOR).filter(Boolean);
}

/** Terms joined for the wire; each stands in it once. */
export function joinTerms(...searches: readonly string[]): string {
  return [...new Set(searches.flatMap(termsOf))].join(TERM_SEPARATOR);
}

/** A field one can filter by: its key, how it is called, and its values where they are few. */
export interface SearchKey {
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Absent where the resource declares no such field. */
  readonly model: FieldModel | undefined;
}

/** The keys of a list; what is fixed where the list stands cannot be chosen. */
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
    return [{ key, label: label === undefined ? key : text(label), options, model }];
  });
}

/** The beginning `key:` of what is being typed, by the key's name or label, and what follows it. */
export function splitKey(
  typed: string,
  keys: readonly SearchKey[],
): { readonly key: SearchKey; readonly rest: string } | undefined {
  const [, name = '', rest = ''] = KEY_AND_VALUE.exec(typed) ?? [];
  const key = keys.find((one) => same(one.key, name.trim()) || same(one.label, name.trim()));
  return key && { key, rest };
}

/**
 * What is sent for a value as it was typed: the value itself, or the choice that is called so.
 * Undefined where it is empty or no such choice exists.
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
