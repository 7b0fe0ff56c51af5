import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { FormGroup, FormSituation } from '../../../pages/form/formState.ts';
import type { FormValues, SourceRecord } from '../../../pages/form/initialValues.ts';
import { valuesToSend } from '../../../pages/form/submission.ts';

/**
 * What is sent of a form about oneself: what is shown, and where only a part is changed, of that what
 * differs from what it was (contract: profile, sections 2 and 3).
 *
 * @param before the values that the form began with
 */
export function ownValues(
  groups: readonly FormGroup[],
  values: FormValues,
  before: FormValues,
  { record, situation, method }: OwnSituation,
): FormValues {
  const sent = valuesToSend(groups, values, situation, {}, record);
  if (method === 'PUT') return sent;
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== (before[name] ?? '')),
  );
}

interface OwnSituation {
  readonly record: SourceRecord;
  readonly situation: FormSituation;
  readonly method: FormModel['updateMethod'];
}
