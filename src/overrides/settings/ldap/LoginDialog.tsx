import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { ShowSecret } from '../../../fields/edit/ShowSecret.tsx';
import { testLogin } from './directory.ts';
import { useDirectoryCall } from './useDirectoryCall.ts';
import { useText } from '../../../i18n/useText.ts';

/** Tests the login of a user of the directory. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
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
