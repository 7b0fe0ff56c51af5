import { useState } from 'react';
import type { FormDialogProps } from './FormDialog.tsx';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const FormDialog = lazyPart(async () => ({
  default: (await import('./FormDialog.tsx')).FormDialog,
}));

/** A form in a dialog whose code comes when it is opened for the first time. */
export function LazyFormDialog(props: FormDialogProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked || props.open ? <FormDialog {...props} /> : null;
}
