import type { OptionsModel } from '../../codegen/model/fields.ts';
import type { Query } from '../api/request.ts';
import type { OptionValue } from './optionValue.ts';
import { plainText, rawText, type FieldRecord } from './values.ts';

/** One entry of a remote select. */
export interface Option {
  readonly value: OptionValue;
  readonly label: string;
  /** What decides whether it fits (`fits` of the options). */
  readonly own?: string;
}

/** Options per call (spec 1, section 7). */
export const OPTIONS_PER_PAGE = 10;
/** The next page is fetched when the list is scrolled this close to its end (spec 1, section 7). */
const LOAD_MORE_WITHIN_PX = 600;

/** The query of a page of options. @param offset how many come before it */
export function optionsQuery({ query }: OptionsModel, search: string, offset: number): Query {
  return { ...query, ...(search !== '' && { search }), offset, limit: OPTIONS_PER_PAGE };
}

/** The option of a record: its text, and in brackets the text that distinguishes records of the same name. */
export function optionOf(record: FieldRecord, options: OptionsModel): Option {
  const value = record[options.value];
  const text = plainText(record[options.text] ?? record.name ?? value);
  const secondary = options.secondary === undefined ? '' : plainText(record[options.secondary]);
  return {
    value: typeof value === 'number' ? value : rawText(value),
    label: secondary === '' ? text : `${text} (${secondary})`,
    ...(options.fits && { own: plainText(record[options.fits.own]) }),
  };
}

/** Can options be looked up by `ids`? When another field than the id is sent, the value is its own label. */
export function canLookUp(options: OptionsModel): boolean {
  return options.value === 'id';
}

/** Label while a name is loading. */
const ON_ITS_WAY = '…';

/** A value without a known name: shown as it is. */
export function unknownOption(value: OptionValue): Option {
  return { value, label: String(value) };
}

/** A value whose name is loading. */
export function awaitedOption(value: OptionValue): Option {
  return { value, label: ON_ITS_WAY };
}

export function isAwaited({ label }: Option): boolean {
  return label === ON_ITS_WAY;
}

/** Is the label a name and not a placeholder? */
export function isNamed(option: Option): boolean {
  return !isAwaited(option) && option.label !== String(option.value);
}

export function isNearEnd(list: {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight <= LOAD_MORE_WITHIN_PX;
}
