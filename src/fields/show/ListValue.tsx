import type { FieldModel } from '../../../codegen/model/fields.ts';
import { entriesOf, fieldValue, namesOf, type FieldRecord } from '../values.ts';
import { TextValue } from './TextValue.tsx';

export interface ListValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}

/** Several values on one line. */
export function ListValue({ field, record }: ListValueProps) {
  return <TextValue value={namesOf(field, entriesOf(fieldValue(field, record))).join(', ')} />;
}
