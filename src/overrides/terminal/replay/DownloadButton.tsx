import Button from '@mui/material/Button';
import { API_ROOT } from '../../../api/address.ts';
import { apiAddress } from '../../../api/apiAddress.ts';
import { useText } from '../../../i18n/useText.ts';
import { useGate, type OwnGate } from '../../../session/useGate.ts';

const DOWNLOADS: OwnGate = { permissions: ['terminal.download_sessionreplay'] };

/** Downloads the recording of a session, where that is permitted. */
export function DownloadButton({ session }: { readonly session: string }) {
  const text = useText();
  if (!useGate(DOWNLOADS).open) return null;
  const address = apiAddress('terminal/sessions/:id/replay/download', session);
  return (
    <Button color="inherit" href={`${API_ROOT}${address}/`}>
      {text('replay.download')}
    </Button>
  );
}
