import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { sayText } from '../core/texts.ts';

/** What a file is for. Source: protocol, section 6.3. */
export type Template = 'export' | 'import' | 'update';

export function templateOf(call: Call): Template {
  const asked = call.query.get('template');
  return asked === 'import' || asked === 'update' ? asked : 'export';
}

/** The columns of a file: what can be read for an export, what can be written for a template. */
export function columnsOf(resource: ServerResource, call: Call): readonly FieldModel[] {
  const template = templateOf(call);
  return fileFields(resource, call).filter((field) => {
    if (template === 'export') return !field.writeOnly;
    return isWritable(field, resource) && !(template === 'import' && field.type === 'id');
  });
}

/** Every field that may stand in a file of this person's, in order; the organization's id never does. */
export function fileFields(resource: ServerResource, call: Call): readonly FieldModel[] {
  const hidden = resource.behaviour.hiddenFields?.(call) ?? [];
  return resource.fields.filter((field) => field.name !== 'org_id' && !hidden.includes(field.name));
}

/** Ids count as writable: the row of an update names its record by it. Numbers the server gives do not. */
export function isWritable(field: FieldModel, resource: ServerResource): boolean {
  if (field.type === 'id') return resource.server.idType === 'uuid';
  return !field.readOnly;
}

export function labelOf(field: FieldModel, call: Call): string {
  return sayText(call.sandbox.model, field.label, call.language);
}

/** The cell above a column: the label, with a star where a value is required. */
export function titleOf(field: FieldModel, call: Call): string {
  const required = field.required === true && !field.readOnly;
  return `${required ? '*' : ''}${labelOf(field, call)}`;
}
