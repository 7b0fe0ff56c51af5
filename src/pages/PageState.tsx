import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { PageHeading } from './heading/PageHeading.tsx';

interface PageStateProps {
  readonly title: string;
  readonly back?: string | undefined;
  /** Why the content is not there: an empty state or a failure. */
  readonly children: ReactNode;
}

/** A page without its content: the heading, and in its place the reason. */
export function PageState({ title, back, children }: PageStateProps): ReactNode {
  return (
    <>
      <PageHeading title={title} back={back} />
      <Paper variant="outlined">{children}</Paper>
    </>
  );
}
