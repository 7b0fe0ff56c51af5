import type { FieldModel } from '../../../codegen/model/fields.ts';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isComposed, spaced } from '../composedName.ts';
import { entriesOf, fieldValue, isEmpty, plainText, type FieldRecord } from '../values.ts';
import { TextValue } from './TextValue.tsx';

export interface ListValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}

/** Several values on one line. */
export function ListValue({ field, record }: ListValueProps) {
  return <TextValue value={entryNames(field, record).join(', ')} />;
}

/** Several values as chips: by their readable names, where the server sends them. */
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
  const named = field.display === undefined ? undefined : valueAt(record, field.display);
  const entries = entriesOf(isEmpty(named) ? fieldValue(field, record) : named).map(plainText);
  return isComposed(field) ? entries.map(spaced) : entries;
}
