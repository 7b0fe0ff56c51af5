import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { ownValue } from '../wire/ownValue.ts';

type Resource = Pick<ServerResource, 'fields' | 'definition'>;

/**
 * The fields for a call about one kind of record. A call that does not name the kind has none of the fields that
 * only some kinds have, and their values are silently dropped (contract: applications, section 0).
 */
export function fieldsOfCall(resource: Resource, call: Call): readonly FieldModel[] {
  const { variants } = resource.definition;
  if (!variants) return resource.fields;
  const kind = call.query.get(variants.by) ?? '';
  return resource.fields.map((field) =>
    field.name === variants.into ? { ...field, fields: partsOfKind(field, kind) } : field,
  );
}

/** The parts of an object field for one kind of record. */
export function partsOfKind(field: FieldModel, kind: string): readonly FieldModel[] {
  return (field.fields ?? []).flatMap((part) => {
    if (!part.kinds) return [part];
    const own = ownValue(part.kinds, kind);
    return own ? [{ ...part, ...own }] : [];
  });
}
