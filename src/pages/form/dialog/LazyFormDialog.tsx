import { useState } from 'react';
import type { FormDialogProps } from './FormDialog.tsx';
import { openedPart } from '../../../controls/openedPart.tsx';

const FormDialog = openedPart(async () => ({
  default: (await import('./FormDialog.tsx')).FormDialog,
}));

/** A form dialog, loaded when it is first opened. */
export function LazyFormDialog(props: FormDialogProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked || props.open ? <FormDialog {...props} /> : null;
}
