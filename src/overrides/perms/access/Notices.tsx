import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import { FACT_KINDS, type Cut } from './factReader.ts';
import { ROW_LIMIT, type GrantList } from './grants.ts';

interface NoticesProps {
  readonly list: GrantList;
  onRetry(): void;
}

/** What the answer does not know, and what it leaves out. */
export function Notices({ list, onRetry }: NoticesProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { unread, cuts, question } = useAccess().facts;
  const namesOf = (why: 'forbidden' | 'failed') =>
    FACT_KINDS.filter((kind) => unread[kind] === why)
      .map((kind) => text(`access.facts.${kind}`))
      .join(', ');
  const [forbidden, failed] = [namesOf('forbidden'), namesOf('failed')];
  const cutRows: readonly Cut[] =
    list.total > ROW_LIMIT ? [{ kind: 'rows', shown: ROW_LIMIT, total: list.total }] : [];
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
      {[...cuts, ...cutRows].map(({ kind, shown, total }) => (
        <Alert key={kind} severity="warning">
          {text(`access.cuts.${kind}`, { shown: number(shown), total: number(total) })}
        </Alert>
      ))}
      {question.what?.kind === 'node' && <Alert severity="info">{text('access.nodeOnly')}</Alert>}
    </>
  );
}
