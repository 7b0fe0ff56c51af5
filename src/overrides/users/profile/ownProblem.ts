import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import type { TextKey } from '#project/generated/texts.ts';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';

/** A mobile number, or nothing (contract: profile, section 2; the server has the last word). */
const PHONE = /^(1[3-9]\d{9})?$/;
/** The second time that a new secret is typed. */
const AGAIN = '_again';

interface OwnProblem {
  readonly path: string;
  readonly key: TextKey;
}

/** What is wrong with what one says about oneself, if anything: the phone number, or a repetition. */
export function ownProblem(
  fields: readonly Pick<FieldModel, 'name'>[],
  values: FormValues,
): OwnProblem | undefined {
  const { phone } = values;
  if (typeof phone === 'string' && !PHONE.test(phone.trim())) {
    return { path: 'phone', key: 'profile.form.phoneProblem' };
  }
  const again = fields.find(
    ({ name }) => name.endsWith(AGAIN) && values[name] !== values[name.slice(0, -AGAIN.length)],
  );
  return again && { path: again.name, key: 'profile.form.differ' };
}
