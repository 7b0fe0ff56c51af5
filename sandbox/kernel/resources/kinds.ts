import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { ownValue } from '../wire/ownValue.ts';

type Resource = Pick<ServerResource, 'fields' | 'definition'>;

/**
 * The fields as a call about one kind of record knows them. A call that does not say its kind knows
 * none of those that only some kinds have: what is sent for them is dropped in silence (contract:
 * applications, section 0).
 */
export function fieldsOfCall(resource: Resource, call: Call): readonly FieldModel[] {
  const { variants } = resource.definition;
  if (!variants) return resource.fields;
  const kind = call.query.get(variants.by) ?? '';
  return resource.fields.map((field) =>
    field.name === variants.into ? { ...field, fields: partsOfKind(field, kind) } : field,
  );
}

/** The parts of the object that one kind of record has, as it has them. */
export function partsOfKind(field: FieldModel, kind: string): readonly FieldModel[] {
  return (field.fields ?? []).flatMap((part) => {
    if (!part.kinds) return [part];
    const own = ownValue(part.kinds, kind);
    return own ? [{ ...part, ...own }] : [];
  });
}
