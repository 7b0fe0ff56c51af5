import { sessionFacts } from '#project/generated/session.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../controls/EmptyState.tsx';
import { useText } from '../i18n/useText.ts';
import type { RecordState } from './useRecord.ts';
import { PageHeading } from './heading/PageHeading.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadingBox } from './LoadingBox.tsx';
import { PageState } from './PageState.tsx';

const HEIGHT_PX = 320;

interface AbsentRecordProps {
  readonly title: string;
  /** Where the back arrow leads. */
  readonly back: string | undefined;
  /** The list of the records, for one that does not exist. */
  readonly list: string | undefined;
  readonly record: Exclude<RecordState, { readonly state: 'shown' }>;
}

/** The page of a record that is not there: it is loading, does not exist, or could not be loaded. */
export function AbsentRecord({ title, back, list, record }: AbsentRecordProps): ReactNode {
  const text = useText();
  switch (record.state) {
    case 'missing':
      return <MissingRecord title={title} list={list} />;
    case 'failed':
      return (
        <PageState title={title} back={back}>
          <LoadFailed title={text('pages.detail.failed')} query={record} />
        </PageState>
      );
    case 'loading':
      return (
        <>
          <PageHeading title={title} back={back} />
          <LoadingBox height={HEIGHT_PX} />
        </>
      );
  }
}

type MissingRecordProps = Pick<AbsentRecordProps, 'title' | 'list'>;

/** Shown when the record of the address does not exist (spec 1, section 8; spec 2, section 8). */
export function MissingRecord(props: MissingRecordProps): ReactNode {
  const text = useText();
  return (
    <InsteadOfRecord {...props} reason={text('pages.detail.missing')}>
      <Box component="span" sx={{ display: 'block' }}>
        {text('recordPage.missing')}
      </Box>
      {sessionFacts.organizations && text('pages.detail.missingHelp')}
    </InsteadOfRecord>
  );
}

interface InsteadOfRecordProps extends MissingRecordProps {
  /** Why the record cannot be shown or changed. */
  readonly reason: string;
  /** What to do instead. */
  readonly children: ReactNode;
}

/** Shown instead of a record that cannot be used: the reason and a link to the list. */
export function InsteadOfRecord({ title, list, reason, children }: InsteadOfRecordProps) {
  const text = useText();
  return (
    <PageState title={title} back={list}>
      <EmptyState
        title={reason}
        drawing="lost"
        action={
          list !== undefined && (
            <Button variant="outlined" component={Link} to={list}>
              {text('pages.detail.toList')}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </PageState>
  );
}
