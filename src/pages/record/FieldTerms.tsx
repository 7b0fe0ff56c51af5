import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldModel, FieldType } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { fieldValue, isEmpty, plainText, type FieldRecord } from '../../fields/values.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { ValueOrNone, type LinkOfField, type ValueOrNoneProps } from './ValueOrNone.tsx';

/** Loaded after the values. */
const CopyValue = lazyPart(() => import('./values/CopyValue.tsx'));

/** Field types whose values users copy. */
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
    // An email address still fits on one line of a phone.
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(80px, 30%) minmax(0, 1fr)',
      '& dt, & dd': { paddingInlineStart: 12 },
      '& dt': { paddingInlineEnd: 4 },
      '& dd': { paddingInlineEnd: 28 },
      '& [data-copy]': { insetInlineEnd: 2 },
    },
    // At the end of the line, visible on hover and focus.
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

interface FieldTermsProps {
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
  /** The page of the card: links stay in its view. Without it nothing is linked. */
  readonly route: RouteRecord | undefined;
  readonly linkOf?: LinkOfField | undefined;
}

/** Fields as label and value. */
export function FieldTerms({ fields, record, route, linkOf }: FieldTermsProps): ReactNode {
  const text = useText();
  return (
    <Terms>
      {fields.map((field) => (
        <Term key={field.name} label={text(field.label)}>
          <CopiedValue field={field} record={record} route={route} link={linkOf?.(field)} />
        </Term>
      ))}
    </Terms>
  );
}

/** A value, with a button that copies it where it is a text. */
export function CopiedValue(props: ValueOrNoneProps): ReactNode {
  const { field, record } = props;
  const text = useText();
  return (
    <>
      <ValueOrNone {...props} />
      {COPIED.includes(field.type) && !isEmpty(fieldValue(field, record)) && (
        <CopyValue value={plainText(fieldValue(field, record))} label={text(field.label)} />
      )}
    </>
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
