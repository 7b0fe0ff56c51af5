import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { app } from '#project/generated/app.ts';
import type { TokenLogin } from '../../../codegen/model/session.ts';
import { textOf } from '../../api/unknownValues.ts';
import { brandPicture } from '../../session/brand.ts';
import { PushButton } from '../../theme/buttons.ts';
import { ThemeRoot } from '../../theme/ThemeRoot.tsx';
import { showFavicon } from '../documentTitle.ts';
import { Notice } from '../Notice.tsx';
import { loginTexts } from './loginTexts.ts';
import { signIn, type SignInResult } from './signIn.ts';

interface LoginPageProps {
  readonly login: TokenLogin;
  readonly language: string;
  /** Somebody has signed in: the console starts. */
  readonly onDone: () => void;
}

const FORM = 'login';
const LOGO_HEIGHT_PX = 30;

/** Asks for name and password, for servers that give a token for them. The address stays, and is opened afterwards. */
export default function LoginPage({ login, language, onDone }: LoginPageProps): ReactNode {
  const words = loginTexts(language);
  const logo = brandPicture({}, 'open');
  const [result, setResult] = useState<SignInResult | 'busy'>();
  useEffect(() => {
    document.title = `${words.title} - ${app.name}`;
    if (logo) showFavicon(document, logo);
  }, [words, logo]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (result === 'busy') return;
    const values = new FormData(event.currentTarget);
    setResult('busy');
    const next = await signIn(
      login,
      textOf(values.get('username')),
      textOf(values.get('password')),
    );
    setResult(next);
    if (next === 'done') onDone();
  };
  const problem = result === 'refused' || result === 'failed' ? words[result] : undefined;
  return (
    <ThemeRoot>
      <main>
        <Notice
          title={words.title}
          sign={
            <>
              {logo && (
                <Box
                  component="img"
                  src={logo}
                  alt=""
                  sx={{ height: LOGO_HEIGHT_PX, display: 'block', mb: 1 }}
                />
              )}
              {app.name}
            </>
          }
          actions={
            <PushButton type="submit" form={FORM} look="filled" disabled={result === 'busy'}>
              {words.submit}
            </PushButton>
          }
        >
          <Box
            component="form"
            id={FORM}
            onSubmit={(event) => void submit(event)}
            sx={{ display: 'grid', gap: 4, pt: 2 }}
          >
            <TextField name="username" label={words.username} autoComplete="username" required />
            <TextField
              name="password"
              type="password"
              label={words.password}
              autoComplete="current-password"
              required
              error={problem !== undefined}
            />
            <Box role="alert" sx={{ color: 'error.main' }}>
              {problem}
            </Box>
          </Box>
        </Notice>
      </main>
    </ThemeRoot>
  );
}
