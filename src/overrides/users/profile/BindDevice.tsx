import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { MFA_PAGE } from './SignInCard.tsx';

/** MFA was switched on, which binds no device yet: offers to do that now (contract: profile, section 3). */
export function BindDevice({ onLater }: { onLater(): void }) {
  const words = usePartWords('later');
  return (
    <>
      <Alert severity="info" sx={{ marginBottom: 4 }}>
        <AlertTitle>{words('profile.welcome.bindTitle')}</AlertTitle>
        {words('profile.welcome.bind')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" href={MFA_PAGE}>
          {words('profile.welcome.bindNow')}
        </Button>
        <Button onClick={onLater}>{words('profile.welcome.later')}</Button>
      </Box>
    </>
  );
}
