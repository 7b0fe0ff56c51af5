import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { MFA_PAGE } from './mfaPage.ts';
import { NewKeyButton } from './NewKeyButton.tsx';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { OwnLine } from './OwnLine.tsx';
import { tabIsOpen } from './settingTabs.ts';
import { useManagedElsewhere } from './useManagedElsewhere.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** How one signs in, and where that is changed; what this account does not allow is closed. */
export function SignInCard() {
  const text = useText();
  const { profile } = useSession();
  const elsewhere = useManagedElsewhere();
  return (
    <Card title={text('profile.signIn.title')}>
      <OwnLine>
        {text('profile.signIn.mfa')}
        <Button
          variant="outlined"
          href={MFA_PAGE}
          aria-label={`${text('profile.signIn.manage')}: ${text('profile.signIn.mfa')}`}
        >
          {text('profile.signIn.manage')}
        </Button>
      </OwnLine>
      <SettingLine tab="password" what={text('profile.signIn.password')} />
      <SettingLine tab="ssh-key" what={text('profile.signIn.key')} />
      <OwnLine>
        {text('profile.signIn.newKey')}
        <NewKeyButton disabled={!tabIsOpen('ssh-key', profile)} />
      </OwnLine>
      {elsewhere !== undefined && (
        <Box component="p" sx={{ margin: 0, padding: '6px 16px 12px', color: 'text.secondary' }}>
          {elsewhere}
        </Box>
      )}
    </Card>
  );
}

function SettingLine({ tab, what }: { readonly tab: string; readonly what: string }) {
  const text = useText();
  const id = useId();
  const { profile } = useSession();
  const to = useRoutes().address('ProfileSetting');
  const open = to !== undefined && tabIsOpen(tab, profile);
  const names = { id, 'aria-labelledby': `${id} ${id}-what` };
  return (
    <OwnLine>
      <span id={`${id}-what`}>{what}</span>
      {open ? (
        <Button variant="outlined" {...names} component={Link} to={`${to}?${TAB_NAME}=${tab}`}>
          {text('profile.signIn.change')}
        </Button>
      ) : (
        <Button variant="outlined" {...names} disabled>
          {text('profile.signIn.change')}
        </Button>
      )}
    </OwnLine>
  );
}
