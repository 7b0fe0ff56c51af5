import type { ChoiceModel } from '../../../codegen/model/fields.ts';
import type { KindsModel } from '../../../codegen/model/resources.ts';

/**
 * The kinds that a new record may be of: neither those the server brings along nor, without a valid
 * licence, those that need one.
 */
export function offeredKinds(
  kinds: KindsModel,
  choices: readonly ChoiceModel[],
  licenceValid: boolean,
): readonly ChoiceModel[] {
  return choices.filter(
    ({ value }) =>
      !kinds.without?.includes(String(value)) &&
      (licenceValid || !kinds.licensed?.includes(String(value))),
  );
}
