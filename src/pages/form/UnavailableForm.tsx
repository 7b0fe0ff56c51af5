import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageState } from '../PageState.tsx';
import { EmptyState } from '../../controls/EmptyState.tsx';

interface UnavailableFormProps {
  readonly title: string;
  readonly back: string | undefined;
  /** Why the form cannot be used. */
  readonly reason: string;
  /** What to do instead. */
  readonly children: ReactNode;
  readonly to: string | undefined;
  readonly toLabel: string;
}

/** Shown instead of a form that cannot be used: the reason and a link. */
export function UnavailableForm({
  title,
  back,
  reason,
  children,
  to,
  toLabel,
}: UnavailableFormProps) {
  return (
    <PageState title={title} back={back}>
      <EmptyState
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
      </EmptyState>
    </PageState>
  );
}
