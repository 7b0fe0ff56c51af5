import Paper, { type PaperProps } from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useResourceForm } from './formContexts.ts';

interface FormFrameProps extends Pick<PaperProps, 'sx' | 'children'> {
  /** What the form is for, for assistive technology. */
  readonly label: string;
  /** Called instead of the form's own save. */
  readonly onSubmit?: () => Promise<void>;
}

/** The frame of a form, in which Enter saves. */
export function FormFrame({ label, onSubmit, ...paper }: FormFrameProps): ReactNode {
  const { submit } = useResourceForm();
  return (
    <Paper
      {...paper}
      variant="outlined"
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void (onSubmit ?? submit)();
      }}
    />
  );
}
