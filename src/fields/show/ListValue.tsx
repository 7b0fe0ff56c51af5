import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isComposed, spaced } from '../composedName.ts';
import { entriesOf, fieldValue, plainText, type FieldRecord } from '../values.ts';
import { TextValue } from './TextValue.tsx';

export interface ListValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}

/** Several values on one line. */
export function ListValue({ field, record }: ListValueProps) {
  return <TextValue value={entryNames(field, record).join(', ')} />;
}

/** Several values as chips. */
export function TagsValue({ field, record }: ListValueProps) {
  const tags = entryNames(field, record);
  return (
    <span title={tags.join(', ')}>
      {tags.map((tag) => (
        <span key={tag} data-tag>
          {tag}
        </span>
      ))}
    </span>
  );
}

function entryNames(field: FieldModel, record: FieldRecord): readonly string[] {
  const entries = entriesOf(fieldValue(field, record)).map(plainText);
  return isComposed(field) ? entries.map(spaced) : entries;
}
