import { useState } from 'react';
import type { OptionsModel } from '../../../codegen/model/fields.ts';
import { isNamed, type Option, type OptionValue } from '../options.ts';
import { useChosenOptions } from '../useOptions.ts';

/**
 * The options of chosen values, the same array and objects for as long as they say the same, and
 * whatever is searched for meanwhile: a select that is given others takes back what somebody types.
 *
 * @param offered options that are at hand
 */
export function useStableOptions(
  model: OptionsModel,
  values: readonly OptionValue[],
  offered: readonly Option[],
): readonly Option[] {
  const [known, setKnown] = useState<readonly Option[]>([]);
  const found = useChosenOptions(model, values, [...known.filter(isNamed), ...offered]);
  if (JSON.stringify(found) === JSON.stringify(known)) return known;
  setKnown(found);
  return found;
}
