import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { FieldModel, FieldType } from '../../../codegen/model/fields.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { fieldValue, isEmpty, plainText, type FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { CardValue } from './values/CardValue.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Comes after the values it copies. */
const CopyValue = lazyPart(() => import('./values/CopyValue.tsx'));

/** Values that people carry elsewhere as they stand. */
const COPIED: readonly FieldType[] = ['id', 'string', 'text', 'email', 'url', 'slug'];

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
    '& dd': { position: 'relative', paddingInlineEnd: 40 },
    // At the end of its line: for the pointer when it is near, for the keyboard when it is reached.
    '& [data-copy]': { position: 'absolute', top: 6, insetInlineEnd: 8, opacity: 0 },
    '& dd:hover [data-copy], & [data-copy]:focus-visible': { opacity: 1 },
    '@media (hover: none)': { '& [data-copy]': { opacity: 1 } },
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
  /** The page the card stands on: links stay in its view. Nothing is linked without it. */
  readonly route?: RouteRecord;
}

/** Fields of a record as label and value. A field this person may not see is absent. */
export function RecordCard({ names, fields, record, route }: RecordCardProps) {
  const text = useText();
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
              <span aria-label={text('pages.value.none')}>–</span>
            ) : (
              <>
                <CardValue field={field} record={record} route={route} />
                {COPIED.includes(field.type) && (
                  <CopyValue
                    value={plainText(fieldValue(field, record))}
                    label={text(field.label)}
                  />
                )}
              </>
            )}
          </Term>
        ))}
      </Terms>
    </Paper>
  );
}

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
