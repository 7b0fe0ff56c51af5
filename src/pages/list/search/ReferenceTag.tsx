import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { ReferenceNames } from '../../../fields/show/ReferenceNames.tsx';
import { useText } from '../../../i18n/useText.ts';

export interface ReferenceTagProps {
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
