import type { FieldModel } from './fields.ts';
import type { FormModel } from './resources.ts';

/** How a form is saved, and where it leads, unless its manifest says otherwise (spec 1, section 4). */
export const USUAL_SAVING = {
  updateMethod: 'PUT',
  afterCreate: 'list',
  afterUpdate: 'list',
} as const satisfies Partial<FormModel>;

/** May a form or a file fill it in? The server alone gives ids, and what it says is read-only. */
export function isWritable({ type, readOnly }: Pick<FieldModel, 'type' | 'readOnly'>): boolean {
  return type !== 'id' && !readOnly;
}
