import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { fieldValue, isEmpty, plainText } from '../../../fields/values.ts';
import type { ListColumn } from '../useListDefinition.ts';
import { useText } from '../../../i18n/useText.ts';

/** A line of a cell shows no more. */
const SHOWN_CHARACTERS = 120;

const Opener = styled('button')({
  display: 'block',
  maxWidth: '100%',
  minHeight: 24, // WCAG 2.2, criterion 2.5.8
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

interface ExpandableTextProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
}

/** The beginning of a long text; pressed, it opens a dialog with the full text. */
export function ExpandableText({ column, record }: ExpandableTextProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const value = fieldValue(column.model, record);
  const label = text(column.model.label);
  const whole = plainText(value);
  if (isEmpty(value)) return null;
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" title={label} onClick={() => setOpen(true)}>
        {whole.trim().split('\n', 1)[0]?.slice(0, SHOWN_CHARACTERS)}
      </Opener>
      <DialogFrame open={open} title={label} maxWidth="md" onClose={() => setOpen(false)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <pre tabIndex={0} style={{ margin: 0, overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          {whole}
        </pre>
      </DialogFrame>
    </>
  );
}
