import Box from '@mui/material/Box';
import { Suspense, useMemo, type ReactNode } from 'react';
import { request } from '../../../api/client.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { LoadFailed } from '../../../pages/LoadFailed.tsx';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { explain } from './explain.ts';
import type { FactSource } from './factReader.ts';
import type { Facts } from './facts.ts';
import { GrantTable } from './GrantTable.tsx';
import { grantsOf } from './grants.ts';
import { loadFacts } from './loadFacts.ts';
import { Notices } from './Notices.tsx';
import { PairAnswer } from './PairAnswer.tsx';
import type { Question } from './question.ts';
import { rowOf } from './rows.ts';
import { SideAnswer } from './SideAnswer.tsx';
import { useNames } from './names.ts';

const HEIGHT_PX = 320;
const FILE_NAME = 'access';

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
  const text = useText();
  const { date } = useFormats();
  const names = useNames(facts);
  const { question } = facts;
  const list = useMemo(() => grantsOf(facts), [facts]);
  const explanation = useMemo(
    () => (question.who && question.what ? explain(facts) : undefined),
    [facts, question],
  );
  const rows = useMemo(
    () => list.grants.map((grant) => rowOf(grant, { text, names, date })),
    [list, text, names, date],
  );
  const sides = [question.who, question.what].flatMap((side) =>
    side ? [names.nameOf(side.kind, side.id)] : [],
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {explanation ? (
        <PairAnswer facts={facts} explanation={explanation} names={names} />
      ) : (
        <SideAnswer facts={facts} grants={list.grants} names={names} />
      )}
      <Notices facts={facts} list={list} onRetry={onRetry} />
      <GrantTable
        question={question}
        rows={rows}
        names={names}
        file={[FILE_NAME, ...sides].join('-').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}
      />
    </Box>
  );
}
