import type { ChoiceModel } from '../../codegen/model/fields.ts';
import type { KindsModel } from '../../codegen/model/offers.ts';

/** The kinds of a new record, without built-in ones and, without a valid licence, without licensed ones. */
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
