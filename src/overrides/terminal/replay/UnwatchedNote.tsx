import Alert from '@mui/material/Alert';
import type { RecordOf } from '../../../api/recordOf.ts';
import { useText } from '../../../i18n/useText.ts';

/** How the server calls the clients whose screens it does not see. */
const RDP_CLIENT = 'RT';

/** A session of an RDP client that still runs (spec 2, section 4). */
export function runsInRdpClient(session: RecordOf<'terminal.session'>): boolean {
  return session.login_from === RDP_CLIENT && session.is_finished === false;
}

/** Why a running session is not offered to be watched. */
export function UnwatchedNote() {
  const text = useText();
  return (
    <Alert severity="info" sx={{ marginTop: 4 }}>
      {text('replay.rdpClient')}
    </Alert>
  );
}
