import type { RaRecord } from 'ra-core';
import { isSpecial } from '../../../fields/show/FieldValue.tsx';
import {
  displayValue,
  fieldValue,
  isEmpty,
  isReference,
  plainText,
} from '../../../fields/values.ts';
import type { SayText } from '../../../i18n/useText.ts';
import { recordName } from '../../record/values/recordName.ts';
import type { ListColumn } from '../useListDefinition.ts';

/** The name of a record, and a secondary text behind it. */
type CellText = ReturnType<typeof recordName>;

const OF_TEXT: readonly ListColumn['cell'][] = [
  'text',
  'code',
  'multiline',
  'choice',
  'reference',
  'list',
];

/** What a cell shows; undefined where that is known only when it is drawn, or is no text. */
export function cellText(
  { cell, model, rich, slot }: ListColumn,
  record: RaRecord,
  text: SayText,
): CellText | undefined {
  const value = fieldValue(model, record);
  if (rich?.kind === 'links' && !rich.also) return isEmpty(value) ? { title: '' } : undefined;
  // A hand-written cell may show something else; before a command it has a sign alone.
  if ((slot !== undefined && cell !== 'code') || isSpecial(model, cell) || !OF_TEXT.includes(cell))
    return undefined;
  if (rich?.kind === 'badges' || rich?.kind === 'links' || rich?.kind === 'names') return undefined;
  const display = displayValue(model, record);
  if (isReference(model) && display === undefined && !isEmpty(value)) return undefined;
  const choice = model.choices?.find((one) => one.value === value);
  const shown = choice ? text(choice.label) : (display ?? plainText(value));
  return rich?.kind === 'opens' && rich.brackets ? recordName(shown) : { title: shown };
}
