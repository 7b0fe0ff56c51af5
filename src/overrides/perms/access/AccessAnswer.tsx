import Box from '@mui/material/Box';
import { Suspense, useMemo, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { LoadFailed } from '@gatehouse-console/engine/pages/LoadFailed.tsx';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { AccessContext, useAccess } from './accessContext.ts';
import type { Cut, FactSource } from './factReader.ts';
import { GrantTable } from './GrantTable.tsx';
import { grantsOf, ROW_LIMIT, type GrantList, type Grant } from './grants.ts';
import { loadFacts, type Facts } from './loadFacts.ts';
import { PairAnswer } from './PairAnswer.tsx';
import type { Question } from './question.ts';
import { useNames } from './names.ts';
import Alert from '@mui/material/Alert';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { Headline, PageLink } from './Headline.tsx';
import { UnreadNotices } from './UnreadNotices.tsx';

const HEIGHT_PX = 320;

interface AccessAnswerProps {
  readonly question: Question;
  readonly may: FactSource['may'];
}

/** Reads what the question needs and answers it. */
export function AccessAnswer({ question, may }: AccessAnswerProps): ReactNode {
  const text = useText();
  const { organization } = useSession();
  const facts = useRequest(['access', organization.id, question], (signal) =>
    loadFacts(question, { request, may, signal, now: new Date() }),
  );
  if (facts.data) {
    return (
      // The names of actions are texts of permissions, which may not be loaded yet.
      <Suspense fallback={<LoadingBox height={HEIGHT_PX} />}>
        <Answer facts={facts.data} onRetry={() => void facts.refetch()} />
      </Suspense>
    );
  }
  return facts.isError ? (
    <LoadFailed title={text('access.failed')} query={facts} />
  ) : (
    <LoadingBox height={HEIGHT_PX} />
  );
}

function Answer({ facts, onRetry }: { readonly facts: Facts; onRetry(): void }): ReactNode {
  const names = useNames(facts);
  const access = useMemo(() => ({ facts, names }), [facts, names]);
  const list = useMemo(() => grantsOf(facts), [facts]);
  const { who, what } = facts.question;
  return (
    <AccessContext value={access}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {who && what ? <PairAnswer who={who} what={what} /> : <SideAnswer grants={list.grants} />}
        <Notices list={list} onRetry={onRetry} />
        <GrantTable grants={list.grants} />
      </Box>
    </AccessContext>
  );
}

/** What the answer does not know, and what it leaves out. */
function Notices({ list, onRetry }: { readonly list: GrantList; onRetry(): void }): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { unread, cuts, question } = useAccess().facts;
  const cutRows: readonly Cut[] =
    list.total > ROW_LIMIT ? [{ kind: 'rows', shown: ROW_LIMIT, total: list.total }] : [];
  return (
    <>
      <UnreadNotices unread={unread} onRetry={onRetry} />
      {[...cuts, ...cutRows].map(({ kind, shown, total }) => (
        <Alert key={kind} severity="warning">
          {text(`access.cuts.${kind}`, { shown: number(shown), total: number(total) })}
        </Alert>
      ))}
      {question.what?.kind === 'node' && <Alert severity="info">{text('access.nodeOnly')}</Alert>}
    </>
  );
}

/** What is counted on each side, in the order of the sentence. */
const COUNTED = {
  who: [
    ['user', 'access.counts.users'],
    ['group', 'access.counts.groups'],
  ],
  what: [
    ['asset', 'access.counts.assets'],
    ['node', 'access.counts.nodes'],
    ['application', 'access.counts.applications'],
  ],
} as const;
const SENTENCES = {
  reaches: { some: 'access.side.reaches', none: 'access.side.reachesNothing' },
  reachedBy: { some: 'access.side.reachedBy', none: 'access.side.reachedByNobody' },
  systemUser: { some: 'access.side.systemUser', none: 'access.side.systemUserUnused' },
} as const;

/** How much one side reaches, or how many reach it. */
function SideAnswer({ grants }: { readonly grants: readonly Grant[] }): ReactNode {
  const { facts, names } = useAccess();
  const text = useText();
  const { list } = useFormats();
  const { who, what, systemUser } = facts.question;
  const side = who ?? what;
  const kind = side?.kind ?? 'system-user';
  const id = side?.id ?? systemUser ?? '';
  const open = grants.filter(({ state }) => state === 'open');
  const counted = (of: 'who' | 'what') =>
    list(
      COUNTED[of].flatMap(([one, key]) => {
        const ids = new Set(
          open.flatMap((grant) => (grant[of].kind === one ? [grant[of].id] : [])),
        );
        return ids.size === 0 ? [] : [text(key, { smart_count: ids.size })];
      }),
    );
  const values = { name: names.nameOf(kind, id), who: counted('who'), what: counted('what') };
  const sentence = who ? SENTENCES.reaches : what ? SENTENCES.reachedBy : SENTENCES.systemUser;
  const page = names.pageOf(kind, id);
  return (
    <Headline title={text(open.length > 0 ? sentence.some : sentence.none, values)}>
      {page !== undefined && (
        <Box sx={{ marginTop: 2 }}>
          <PageLink to={page}>{values.name}</PageLink>
        </Box>
      )}
    </Headline>
  );
}
