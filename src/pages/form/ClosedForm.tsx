import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '../heading/PageHeading.tsx';
import { PageNotice } from '../PageNotice.tsx';

export interface ClosedFormProps {
  readonly title: string;
  /** Where the heading leads back to. */
  readonly back: string | undefined;
  /** Why there is no form. */
  readonly reason: string;
  /** What to do instead, and where. */
  readonly children: ReactNode;
  readonly to: string | undefined;
  readonly toLabel: string;
}

/** Stands where a form would be that cannot be used: why, and the way on. */
export function ClosedForm({ title, back, reason, children, to, toLabel }: ClosedFormProps) {
  return (
    <>
      <PageHeading title={title} back={back} />
      <Paper variant="outlined">
        <PageNotice
          title={reason}
          action={
            to !== undefined && (
              <Button variant="outlined" component={Link} to={to}>
                {toLabel}
              </Button>
            )
          }
        >
          {children}
        </PageNotice>
      </Paper>
    </>
  );
}
