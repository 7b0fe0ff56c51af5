import MuiLink from '@mui/material/Link';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { OUTSIDE, OutsideMark } from '../../../controls/OutsideMark.tsx';
import { optionsFor } from '../../../fields/dependentOptions.ts';
import { isOptionValue } from '../../../fields/optionValue.ts';
import { FieldValue } from '../../../fields/show/FieldValue.tsx';
import { displayValue, fieldValue, plainText, type FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { RelatedNames, RelatedLink } from './RelatedNames.tsx';
import { linkOf } from './webLink.ts';

export interface CardValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
  readonly route: RouteRecord | undefined;
}

/** A value on a card, with links and line breaks that a cell has no room for. */
export function CardValue({ field, record, route }: CardValueProps) {
  const text = useText();
  const value = fieldValue(field, record);
  const ids = (Array.isArray(value) ? value : [value]).filter(isOptionValue);
  const display = displayValue(field, record);
  if (field.options && ids.length > 0 && display === undefined) {
    // The server sends an id alone: the name is fetched.
    const options = optionsFor(field.options, record);
    return <RelatedNames field={field} options={options} ids={ids} route={route} />;
  }
  if (field.type === 'reference' && field.options?.value === 'id' && isOptionValue(value)) {
    return (
      <RelatedLink target={field.to} id={value} name={display ?? plainText(value)} route={route} />
    );
  }
  const web = linkOf(field.type, value);
  if (web) {
    return (
      <MuiLink
        href={web.href}
        {...(web.outside && {
          ...OUTSIDE,
          'aria-label': text('shell.newTab', { name: web.text }),
        })}
      >
        {web.text}
        {web.outside && <OutsideMark />}
      </MuiLink>
    );
  }
  if (isData(field) && typeof value === 'object') {
    return (
      <code data-lines="many" style={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify(value, null, 2)}
      </code>
    );
  }
  return <FieldValue field={field} record={record} inWords />;
}

/** Objects of unknown shape, shown as data. */
function isData(field: FieldModel): boolean {
  if (field.cell) return false;
  return field.type === 'json' || (field.type === 'object' && !field.fields);
}
