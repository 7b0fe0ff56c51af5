import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { useText } from '../../../i18n/useText.ts';
import { useChosenOptions } from '../../../fields/useOptions.ts';

interface ReferenceTagProps {
  readonly label: string;
  readonly options: OptionsModel;
  /** The id from the address. */
  readonly value: string;
}

/** A filter by a related record, shown by its name, which is fetched by id. */
export default function ReferenceTag({ label, options, value }: ReferenceTagProps) {
  const text = useText();
  const chosen = useChosenOptions(options, [value], []);
  return (
    <>
      {text('pages.list.filter', { column: label, value: '' })}
      <span>{chosen.map((option) => option.label).join(', ')}</span>
    </>
  );
}
