import type { ReactNode } from 'react';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';

/** A badge behind the name of a row. */
export default function InlineBadge({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {' '}
      <StatusBadge tone="bad">{children}</StatusBadge>
    </>
  );
}
