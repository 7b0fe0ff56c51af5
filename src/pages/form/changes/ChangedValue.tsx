import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { optionsFor } from '../../../fields/dependentOptions.ts';
import type { Option } from '../../../fields/options.ts';
import { isOptionValue } from '../../../fields/optionValue.ts';
import { FieldValue } from '../../../fields/show/FieldValue.tsx';
import { useChosenOptions } from '../../../fields/useOptions.ts';
import { isEmpty, isReference, type FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';

/** Names shown of a list; the rest is a number. */
const NAMES_SHOWN = 20;
const NOTHING_KNOWN: readonly Option[] = [];

interface ChangedValueProps {
  readonly field: FieldModel;
  /** A value of the form. */
  readonly value: unknown;
  /** The values beside it: options may depend on them. */
  readonly record: FieldRecord;
}

/** A value of a form in words: names of related records, labels of choices. */
export function ChangedValue({ field, value, record }: ChangedValueProps): ReactNode {
  const text = useText();
  if (isEmpty(value)) return <span aria-label={text('pages.value.none')}>–</span>;
  if (isReference(field) && field.options) {
    const values = Array.isArray(value) ? value : [value];
    return <Names field={field} values={values} record={record} />;
  }
  const parts = field.item?.fields;
  if (parts && Array.isArray(value)) {
    const entry: FieldModel = { name: 'entry', label: field.label, type: 'object', fields: parts };
    return value.map((one, place) => (
      // Entries have no identity of their own.
      <Box key={place} sx={{ marginBottom: 1 }}>
        <FieldValue field={entry} record={{ entry: one }} inWords />
      </Box>
    ));
  }
  // The form holds a moment, not the time of the server's own clock; a name of the record is old.
  const { zone: _zone, display: _display, ...plain } = field;
  return <FieldValue field={plain} record={{ [field.name]: value }} inWords />;
}

interface NamesProps {
  readonly field: FieldModel;
  readonly values: readonly unknown[];
  readonly record: FieldRecord;
}

function Names({ field, values, record }: NamesProps): ReactNode {
  const text = useText();
  const { options = { from: '', text: '', value: 'id' } } = field;
  const shown = values.slice(0, NAMES_SHOWN).filter(isOptionValue);
  const names = useChosenOptions(optionsFor(options, record), shown, NOTHING_KNOWN);
  const more = values.length - shown.length;
  return (
    <>
      {names.map(({ label }) => label).join(', ')}
      {more > 0 && ` ${text('pages.form.changes.more', { count: more })}`}
    </>
  );
}
