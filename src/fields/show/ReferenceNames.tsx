import type { OptionsModel } from '../../../codegen/model/fields.ts';
import type { OptionValue } from '../options.ts';
import { useChosenOptions } from '../useOptions.ts';

export interface ReferenceNamesProps {
  readonly options: OptionsModel;
  readonly ids: readonly OptionValue[];
}

/** Related records by name, fetched by id. */
export function ReferenceNames({ options, ids }: ReferenceNamesProps) {
  const chosen = useChosenOptions(options, ids, []);
  return <span>{chosen.map((option) => option.label).join(', ')}</span>;
}
