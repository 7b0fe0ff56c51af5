import type { FieldModel } from '../../codegen/model/fields.ts';

/**
 * The field of a column, a card or an error by its path: `statistics.users` is a part of an object. A path into a field
 * without declared parts, such as an entry of a list, leads to that field.
 */
export function fieldAt(fields: readonly FieldModel[], path: string): FieldModel | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = fields.find(({ name }) => name === first);
  if (!field?.fields || rest.length === 0) return field;
  const inner = fieldAt(field.fields, rest.join('.'));
  if (!inner) return undefined;
  const display = inner.display !== undefined && { display: `${first}.${inner.display}` };
  return { ...inner, name: path, ...display };
}
