import type { FieldModel } from './fields.ts';
import type { FormModel } from './resources.ts';

/** How a form is saved and what opens then, unless its manifest says otherwise (spec 1, section 4). */
export const DEFAULT_SAVING = {
  updateMethod: 'PUT',
  afterCreate: 'list',
  afterUpdate: 'list',
} as const satisfies Partial<FormModel>;

/** Whether a form or an imported file can fill the field. Ids and read-only fields come from the server. */
export function isWritable({ type, readOnly }: Pick<FieldModel, 'type' | 'readOnly'>): boolean {
  return type !== 'id' && !readOnly;
}
