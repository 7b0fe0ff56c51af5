import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { ShowSecret } from '../../../fields/edit/ShowSecret.tsx';
import { testLogin } from './directory.ts';
import { useDirectoryCall } from './useDirectoryCall.ts';
import { useText } from '../../../i18n/useText.ts';

/** Tests the login of a person of the directory. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const id = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const { busy, run } = useDirectoryCall();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={busy ? undefined : onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run(() => testLogin(username, password));
        }}
      >
        <DialogTitle id={id}>{text('ldap.testLogin')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
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
        </DialogContent>
        <DialogActions sx={{ padding: '0 24px 20px', gap: 2 }}>
          <Button disabled={busy} onClick={onClose}>
            {text('pages.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {text('ldap.test')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
