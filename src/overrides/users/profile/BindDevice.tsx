import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MFA_PAGE } from './SignInCard.tsx';
import { useText } from '../../../i18n/useText.ts';

/** MFA was switched on, which binds no device yet: offers to do that now (contract: profile, section 3). */
export function BindDevice({ onSkip }: { onSkip(): void }) {
  const text = useText();
  return (
    <>
      <Alert severity="info" sx={{ marginBottom: 4 }}>
        <AlertTitle>{text('profile.welcome.bindTitle')}</AlertTitle>
        {text('profile.welcome.bind')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" href={MFA_PAGE}>
          {text('profile.welcome.bindNow')}
        </Button>
        <Button onClick={onSkip}>{text('profile.welcome.later')}</Button>
      </Box>
    </>
  );
}
