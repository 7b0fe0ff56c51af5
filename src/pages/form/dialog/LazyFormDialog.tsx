import { lazy, Suspense, useState } from 'react';
import type { FormDialogProps } from './FormDialog.tsx';

const FormDialog = lazy(async () => ({
  default: (await import('./FormDialog.tsx')).FormDialog,
}));

/** A form in a dialog whose code comes when it is opened for the first time. */
export function LazyFormDialog(props: FormDialogProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked || props.open ? (
    <Suspense fallback={null}>
      <FormDialog {...props} />
    </Suspense>
  ) : null;
}
