import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { fieldAt } from '../../fields/fieldAt.ts';
import { isOptionValue } from '../../fields/options.ts';
import { ReferenceNames } from '../../fields/show/ReferenceNames.tsx';
import { displayValue, fieldValue, isEmpty, type FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useSession } from '../../session/SessionContext.ts';

const Terms = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, min(200px, 36%)) minmax(0, 1fr)',
    margin: 0,
    '& dt, & dd': {
      margin: 0,
      padding: '8px 16px',
      borderBottom: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
    },
    '& dt': { color: palette.text.secondary },
    '& dt:last-of-type, & dd:last-of-type': { borderBottom: 0 },
    '& svg': { verticalAlign: 'text-bottom' },
    '& [data-lines]': { whiteSpace: 'pre-line' },
    '& [data-tag]': {
      display: 'inline-block',
      margin: '0 4px 4px 0',
      padding: '0 6px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
    },
  };
});

export interface RecordCardProps {
  readonly names: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
}

/** Fields of a record as label and value. A field this person may not see is absent. */
export function RecordCard({ names, fields, record }: RecordCardProps) {
  const text = useText();
  const words = useWords();
  const { gateContext } = useSession();
  const shown = names.flatMap((name) => {
    const field = fieldAt(fields, name);
    return field && decideGate(field.gate, gateContext).open ? [field] : [];
  });
  return (
    <Paper variant="outlined">
      <Terms>
        {shown.map((field) => (
          <Term key={field.name} label={text(field.label)}>
            {isEmpty(fieldValue(field, record)) ? (
              <span aria-label={words('pages.value.none')}>–</span>
            ) : (
              <CardValue field={field} record={record} />
            )}
          </Term>
        ))}
      </Terms>
    </Paper>
  );
}

/** A reference the server sends no name with is looked up: an id says nothing to a reader. */
function CardValue({
  field,
  record,
}: {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}) {
  const value = fieldValue(field, record);
  const ids = (Array.isArray(value) ? value : [value]).filter(isOptionValue);
  if (field.options && ids.length > 0 && displayValue(field, record) === undefined) {
    return <ReferenceNames options={field.options} ids={ids} />;
  }
  return <FieldValue field={field} record={record} inWords />;
}

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
