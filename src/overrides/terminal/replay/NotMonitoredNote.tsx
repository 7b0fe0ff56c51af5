import Alert from '@mui/material/Alert';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** The server's name of RDP clients, which it cannot monitor. */
const RDP_CLIENT = 'RT';

/** A running session of an RDP client (spec 2, section 4). */
export function runsInRdpClient(session: RecordOf<'terminal.session'>): boolean {
  return session.login_from === RDP_CLIENT && session.is_finished === false;
}

/** Why a running session cannot be monitored. */
export function NotMonitoredNote() {
  const text = useText();
  return (
    <Alert severity="info" sx={{ marginTop: 4 }}>
      {text('replay.rdpClient')}
    </Alert>
  );
}
