import { valueAt } from '../../../codegen/model/conditions.ts';
import { entriesOf, fieldValue, isEmpty, namesOf } from '../values.ts';
import type { ListValueProps } from './ListValue.tsx';

/** Several values as chips: by their readable names, where the server sends them. */
export function TagsValue({ field, record }: ListValueProps) {
  const named = field.display === undefined ? undefined : valueAt(record, field.display);
  const tags = namesOf(field, entriesOf(isEmpty(named) ? fieldValue(field, record) : named));
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
