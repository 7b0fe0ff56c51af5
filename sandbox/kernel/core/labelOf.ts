import { lowerCase, upperFirst } from 'es-toolkit/string';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from './sandbox.ts';
import { sayText } from './texts.ts';

/**
 * The label of a field in metadata, which is the title of its column in files: the server's where it is known. A part
 * of an object has the label of the console.
 */
export function labelOf(field: FieldModel, resource: ServerResource, call: Call): string {
  const known = resource.fields.includes(field)
    ? call.sandbox.areas.titleOf(resource.id, field.name, call.language)
    : undefined;
  const said = known ?? sayText(call, field.label);
  // Nothing is called that no page names.
  return said === field.label ? upperFirst(lowerCase(field.name)) : said;
}
