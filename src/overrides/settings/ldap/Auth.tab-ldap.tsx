import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { testConnection, testLogin } from './directory.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { useDirectoryCall } from './useDirectoryCall.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import TextField from '@mui/material/TextField';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { ShowSecret } from '@gatehouse-console/engine/fields/edit/ShowSecret.tsx';

/** Buttons for the directory of the saved settings (contract: settings, section 3). */
export default function LdapTools(): ReactNode {
  const text = useText();
  const [open, setOpen] = useState<'login' | 'import'>();
  const { busy, run } = useDirectoryCall();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ mb: 4 }}>
      <Card padded title={text('ldap.title')}>
        <Box component="p" sx={{ mt: 0, mb: 3, color: 'text.secondary' }}>
          {text('ldap.about')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" loading={busy} onClick={() => void run(testConnection)}>
            {text('ldap.testConnection')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('login')}>
            {text('ldap.testLogin')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('import')}>
            {text('ldap.importUsers')}
          </Button>
        </Box>
        {open === 'login' && <LoginDialog onClose={close} />}
        {open === 'import' && <ImportDialog onClose={close} />}
      </Card>
    </Box>
  );
}

/** Tests the login of a user of the directory. */
function LoginDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const { busy, run } = useDirectoryCall();
  return (
    <DialogFrame
      title={text('ldap.testLogin')}
      maxWidth="xs"
      content={{ sx: { display: 'grid', gap: 4 } }}
      form="checked"
      busy={busy}
      action={{
        label: text('ldap.test'),
        run: () => void run(() => testLogin(username, password)),
      }}
      onClose={onClose}
    >
      <TextField
        required
        variant="standard"
        label={text('ldap.username')}
        value={username}
        autoComplete="off"
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        required
        variant="standard"
        type={shown ? 'text' : 'password'}
        label={text('ldap.password')}
        value={password}
        autoComplete="off"
        slotProps={{
          htmlInput: { spellCheck: false },
          input: { endAdornment: <ShowSecret shown={shown} onToggle={setShown} /> },
        }}
        onChange={({ target }) => setPassword(target.value)}
      />
    </DialogFrame>
  );
}
