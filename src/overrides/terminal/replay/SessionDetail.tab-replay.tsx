import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { TabSlotProps } from '../../../pages/slots/slots.ts';
import { MOMENT, playedSession, type PlayedSession } from './playedSession.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Card } from '../../../controls/Card.tsx';
import { PartFailed } from '../../../pages/PartFailed.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { playsHere } from './replayAnswer.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useReplay } from './useReplay.ts';
import { useText } from '../../../i18n/useText.ts';

/** The recording of a session; `?at=` plays the moment that a command names. */
export default function SessionReplay({ record }: TabSlotProps): ReactNode {
  const [query] = useSearchParams();
  return <ReplayCard key={query.get(MOMENT)} session={playedSession(record, query.get(MOMENT))} />;
}

interface ReplayCardProps {
  readonly session: PlayedSession;
}

/** The recording of a session: fetched at once, and played where possible. */
function ReplayCard({ session }: ReplayCardProps) {
  const text = useText();
  return (
    <Card title={text('replay.title')} padded>
      <Content session={session} />
    </Card>
  );
}

function Content({ session }: ReplayCardProps) {
  const text = useText();
  const failureText = useFailureText();
  const { answer, error, restart } = useReplay(session.id);
  const again = <Button onClick={restart}>{text('pages.retry')}</Button>;
  if (error) return <PartFailed onRetry={restart}>{failureText(error) ?? ''}</PartFailed>;
  switch (answer.state) {
    case 'preparing':
      return (
        <>
          <LinearProgress aria-label={text('replay.preparing')} sx={{ marginBottom: 2 }} />
          <span role="status">{text('replay.preparing')}</span>
        </>
      );
    case 'missing':
      return (
        <Alert severity="warning" action={again}>
          {answer.reason === '' ? text('replay.missing') : answer.reason}
        </Alert>
      );
    case 'found':
      return playsHere(answer.replay) ? (
        <RecordingPlayer replay={answer.replay} session={session} onRetry={restart} />
      ) : (
        <Alert severity="info">{text('replay.otherKind')}</Alert>
      );
  }
}
