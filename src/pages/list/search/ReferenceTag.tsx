import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { useText } from '../../../i18n/useText.ts';
import type { OptionValue } from '../../../fields/options.ts';
import { useChosenOptions } from '../../../fields/useOptions.ts';

interface ReferenceNamesProps {
  readonly options: OptionsModel;
  readonly ids: readonly OptionValue[];
}

interface ReferenceTagProps {
  readonly label: string;
  readonly options: OptionsModel;
  /** The id from the address. */
  readonly value: string;
}

/** A filter by a related record, shown by its name. */
export default function ReferenceTag({ label, options, value }: ReferenceTagProps) {
  const text = useText();
  return (
    <>
      {text('pages.list.filter', { column: label, value: '' })}
      <ReferenceNames options={options} ids={[value]} />
    </>
  );
}

/** Related records by name, fetched by id. */
function ReferenceNames({ options, ids }: ReferenceNamesProps) {
  const chosen = useChosenOptions(options, ids, []);
  return <span>{chosen.map((option) => option.label).join(', ')}</span>;
}
