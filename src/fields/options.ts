import type { OptionsModel } from '../../codegen/model/fields.ts';
import { plainText, rawText, type FieldRecord } from './values.ts';

export type OptionValue = string | number;

/** One entry of a remote select. */
export interface Option {
  readonly value: OptionValue;
  readonly label: string;
}

/** Options a call brings (spec 1, section 7). */
export const OPTIONS_PER_PAGE = 10;
/** The next page is fetched when the list is scrolled this near to its end (spec 1, section 7). */
export const LOAD_MORE_WITHIN_PX = 600;

/** A record of an option list as its option: the text, and in brackets the text that tells twins apart. */
export function optionOf(record: FieldRecord, options: OptionsModel): Option {
  const value = record[options.value];
  const text = plainText(record[options.text] ?? record.name ?? value);
  const secondary = options.secondary === undefined ? '' : plainText(record[options.secondary]);
  return {
    value: typeof value === 'number' ? value : rawText(value),
    label: secondary === '' ? text : `${text} (${secondary})`,
  };
}

/** Values that can be looked up by `ids`; where something else than the id is sent, it is its own text. */
export function canLookUp(options: OptionsModel): boolean {
  return options.value === 'id';
}

/** Stands for a name that is on its way. */
const ON_ITS_WAY = '…';

/** A value the list does not know: shown as it is. */
export function unknownOption(value: OptionValue): Option {
  return { value, label: String(value) };
}

/** A value whose name is asked for right now. */
export function awaitedOption(value: OptionValue): Option {
  return { value, label: ON_ITS_WAY };
}

/** Is this what the value is called, and nothing that stands for it? */
export function isNamed({ value, label }: Option): boolean {
  return label !== ON_ITS_WAY && label !== String(value);
}

export function isNearEnd(list: {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight <= LOAD_MORE_WITHIN_PX;
}

/** Something that can be the value of an option at all. */
export function isOptionValue(value: unknown): value is OptionValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
