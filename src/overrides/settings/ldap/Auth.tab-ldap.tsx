import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Card } from '../../../controls/Card.tsx';
import { testConnection } from './directory.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { useDirectoryCall } from './useDirectoryCall.ts';
import { useText } from '../../../i18n/useText.ts';

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
