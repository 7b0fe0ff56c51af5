import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Card } from '../../../controls/Card.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { playsHere } from './replayAnswer.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useReplay, type ReplaySearch } from './useReplay.ts';
import { useText } from '../../../i18n/useText.ts';

/** The recording of a session: searched for on request, and played where possible. */
export function ReplayCard({ session }: { readonly session: string }) {
  const text = useText();
  const search = useReplay(session);
  return (
    <Card title={text('replay.title')} padded>
      <Content search={search} />
    </Card>
  );
}

function Content({ search }: { readonly search: ReplaySearch }) {
  const text = useText();
  const failureText = useFailureText();
  const { answer, error } = search;
  const again = <Button onClick={search.restart}>{text('pages.retry')}</Button>;
  if (error) {
    return (
      <Alert severity="error" action={again}>
        {failureText(error)}
      </Alert>
    );
  }
  switch (answer?.state) {
    case undefined:
      return (
        <Button variant="contained" onClick={search.start}>
          {text('replay.load')}
        </Button>
      );
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
        <RecordingPlayer replay={answer.replay} onRetry={search.restart} />
      ) : (
        <Alert severity="info">{text('replay.otherKind')}</Alert>
      );
  }
}
