import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { FACT_KINDS } from './factReader.ts';
import type { Facts } from './loadFacts.ts';

interface UnreadNoticesProps {
  readonly unread: Facts['unread'];
  onRetry(): void;
}

/** What could not be read, because the reader may not or the call failed. */
export function UnreadNotices({ unread, onRetry }: UnreadNoticesProps): ReactNode {
  const text = useText();
  const namesOf = (why: 'forbidden' | 'failed') =>
    FACT_KINDS.filter((kind) => unread[kind] === why)
      .map((kind) => text(`access.facts.${kind}`))
      .join(', ');
  const [forbidden, failed] = [namesOf('forbidden'), namesOf('failed')];
  return (
    <>
      {forbidden !== '' && (
        <Alert severity="info">{text('access.forbidden', { facts: forbidden })}</Alert>
      )}
      {failed !== '' && (
        <Alert severity="warning" action={<Button onClick={onRetry}>{text('pages.retry')}</Button>}>
          {text('access.unread', { facts: failed })}
        </Alert>
      )}
    </>
  );
}
