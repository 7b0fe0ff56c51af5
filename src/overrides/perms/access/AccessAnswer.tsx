import Box from '@mui/material/Box';
import { Suspense, useMemo, type ReactNode } from 'react';
import { request } from '../../../api/client.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { useText } from '../../../i18n/useText.ts';
import { LoadFailed } from '../../../pages/LoadFailed.tsx';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { AccessContext } from './accessContext.ts';
import type { FactSource } from './factReader.ts';
import { GrantTable } from './GrantTable.tsx';
import { grantsOf } from './grants.ts';
import { loadFacts, type Facts } from './loadFacts.ts';
import { Notices } from './Notices.tsx';
import { PairAnswer } from './PairAnswer.tsx';
import type { Question } from './question.ts';
import { SideAnswer } from './SideAnswer.tsx';
import { useNames } from './names.ts';

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
    <LoadFailed
      title={text('access.failed')}
      error={facts.error}
      onRetry={() => void facts.refetch()}
    />
  ) : (
    <LoadingBox height={HEIGHT_PX} />
  );
}

interface AnswerProps {
  readonly facts: Facts;
  onRetry(): void;
}

function Answer({ facts, onRetry }: AnswerProps): ReactNode {
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
