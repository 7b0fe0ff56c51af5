import Button from '@mui/material/Button';
import { OutsideMark } from '@gatehouse-console/engine/controls/OutsideMark.tsx';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import { useSessionCommands } from '@gatehouse-console/engine/session/sessionCommands.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** The server's own page: it makes a key pair, keeps the public half and sends the private one. */
const GENERATE = '/core/auth/profile/pubkey/generate/';

/** Makes a new SSH key pair; asks first, since the present key stops working (contract: profile, section 1). */
export function NewKeyButton({ disabled = false }: { readonly disabled?: boolean }) {
  const text = useText();
  const pending = usePending();
  const { refreshProfile } = useSessionCommands();
  const ask = () =>
    pending.ask({
      title: text('profile.signIn.newKey'),
      text: text('profile.signIn.ask'),
      confirmLabel: text('profile.signIn.generate'),
      danger: true,
      run: async () => {
        globalThis.open(GENERATE, '_blank', 'noopener');
        // The new key is seen as soon as the user comes back to this page.
        globalThis.addEventListener('focus', () => void refreshProfile(), { once: true });
      },
    });
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={ask}>
        {text('profile.signIn.generate')}
        <OutsideMark />
      </Button>
      <PendingDialog {...pending} />
    </>
  );
}
