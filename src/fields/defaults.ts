import dayjs from 'dayjs';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { NOW, resolveReferences, type ReferenceScope } from '../../codegen/model/references.ts';

/**
 * Resolves a default: a literal unchanged, `now` and `now+36500d` as ISO time, a reference such as
 * `$query.node` by its value, undefined when there is none.
 *
 * @param now milliseconds since 1970
 */
export function resolveDefault(value: unknown, scope: ReferenceScope, now: number): unknown {
  if (typeof value === 'string') {
    const match = NOW.exec(value);
    if (match)
      return dayjs(now)
        .add(Number(match[1] ?? 0), 'day')
        .toISOString();
  }
  return resolveReferences(value, scope);
}

/** The empty value of a field type, so that every input is controlled from the start. */
export function emptyValue(field: Pick<FieldModel, 'type' | 'fields'>): unknown {
  switch (field.type) {
    case 'boolean':
      return false;
    case 'references':
    case 'choices':
    case 'list':
      return [];
    case 'object':
      return field.fields
        ? Object.fromEntries(field.fields.map((part) => [part.name, emptyValue(part)]))
        : '';
    default:
      return '';
  }
}
