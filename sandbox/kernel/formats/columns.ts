import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { labelOf } from '../core/labelOf.ts';

/** The purpose of a file. Source: protocol, section 6.3. */
type FilePurpose = 'export' | 'import' | 'update';

export function templateOf(call: Call): FilePurpose {
  const asked = call.query.get('template');
  return asked === 'import' || asked === 'update' ? asked : 'export';
}

/** The columns of a file: readable fields for an export, writable ones for a template. */
export function columnsOf(resource: ServerResource, call: Call): readonly FieldModel[] {
  const template = templateOf(call);
  return fileFields(resource, call).filter((field) => {
    if (template === 'export') return !field.writeOnly;
    return isWritable(field, resource) && !(template === 'import' && field.type === 'id');
  });
}

/** The fields that the caller may have in a file, in order; never the organization's id. */
export function fileFields(resource: ServerResource, call: Call): readonly FieldModel[] {
  const hidden = resource.behaviour.hiddenFields?.(call) ?? [];
  return resource.fields.filter((field) => field.name !== 'org_id' && !hidden.includes(field.name));
}

/** Ids are writable in an update template, where they identify the record; numbers given by the server are not. */
export function isWritable(field: FieldModel, resource: ServerResource): boolean {
  if (field.type === 'id') return resource.server.idType === 'uuid';
  return !field.readOnly;
}

/** The header cell of a column: the label, with a `*` for required fields. */
export function titleOf(field: FieldModel, resource: ServerResource, call: Call): string {
  const required = field.required === true && !field.readOnly;
  return `${required ? '*' : ''}${labelOf(field, resource, call)}`;
}
