import type { FieldModel } from '../../codegen/model/fields.ts';
import { nameOfWord } from '../../codegen/model/resourceNames.ts';
import { displayValue, fieldValue, plainText, type FieldRecord } from './values.ts';

/** The readable value of a field; where it names a resource, in this language. */
export function resourceName(field: FieldModel, record: FieldRecord, language: string): string {
  const word = displayValue(field, record) ?? plainText(fieldValue(field, record));
  return nameOfWord(field.names ?? [], word, language);
}
