import { useState } from 'react';
import type { OptionsModel } from '../../../codegen/model/fields.ts';
import { isNamed, type Option } from '../options.ts';
import type { OptionValue } from '../optionValue.ts';
import { useChosenOptions } from '../useOptions.ts';

/**
 * The options of the selected values as a stable array, independent of the search: a select that
 * gets new objects drops what is being typed.
 *
 * @param offered options that are loaded already
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
