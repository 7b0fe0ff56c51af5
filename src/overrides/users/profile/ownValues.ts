import type { FormModel } from '@gatehouse-console/engine/model/forms.ts';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';

/**
 * What is sent of a form about oneself: where only a part is changed, what differs from what it was (contract: profile,
 * sections 2 and 3).
 *
 * @param before the values that the form began with
 */
export function ownValues(
  values: FormValues,
  before: FormValues,
  method: FormModel['updateMethod'] = 'PATCH',
): FormValues {
  if (method === 'PUT') return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (before[name] ?? '')),
  );
}
