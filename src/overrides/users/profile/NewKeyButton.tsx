import Button from '@mui/material/Button';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { PendingDialog } from '../../../pages/dialogs/PendingDialog.tsx';
import { usePending } from '../../../pages/usePending.ts';
import { useSessionCommands } from '../../../session/sessionCommands.ts';

/** The server's own page: it makes a key pair, keeps the public half and sends the private one. */
const GENERATE = '/core/auth/profile/pubkey/generate/';

/** Makes a new SSH key pair; asks first, since the present key stops working (contract: profile). */
export function NewKeyButton({ disabled = false }: { readonly disabled?: boolean }) {
  const words = usePartWords('later');
  const pending = usePending();
  const { refreshProfile } = useSessionCommands();
  const ask = () =>
    pending.ask({
      title: words('profile.signIn.newKey'),
      text: words('profile.signIn.ask'),
      confirmLabel: words('profile.signIn.generate'),
      danger: true,
      run: async () => {
        globalThis.open(GENERATE, '_blank', 'noopener');
        // The new key is seen as soon as the person comes back to this page.
        globalThis.addEventListener('focus', () => void refreshProfile(), { once: true });
      },
    });
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={ask}>
        {words('profile.signIn.generate')}
      </Button>
      <PendingDialog {...pending} />
    </>
  );
}
