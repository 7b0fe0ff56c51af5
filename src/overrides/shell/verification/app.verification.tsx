import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode, useId, useRef } from 'react';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import type { VerificationSlotProps } from '@gatehouse-console/engine/session/verify.ts';
import {
  askConfirmation,
  type BackendName,
  MFA_CODE_LENGTH,
  plainCode,
  sendConfirmation,
} from './confirmation.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { ShowSecret } from '@gatehouse-console/engine/fields/edit/ShowSecret.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';

/**
 * Identity verification before sensitive actions (spec 1, sections 2.11 and 4). The server is asked
 * first; the dialog opens only when a verification is needed and possible here.
 */
export default function Verification({ onEnd }: VerificationSlotProps): ReactNode {
  const [backend, setBackend] = useState<'mfa' | 'password'>();
  const notify = useNotify();
  const translate = useText();
  const failureText = useFailureText();

  const onAnswer = useEffectEvent((answer: 'confirmed' | BackendName) => {
    if (answer === 'confirmed') onEnd('done');
    else if (answer === 'relogin') {
      notify(translate('verification.relogin'), { type: 'error' });
      onEnd('cancelled');
    } else setBackend(answer);
  });
  const onFailure = useEffectEvent((error: unknown) => {
    const text = failureText(error);
    if (text !== undefined) notify(text, { type: 'error' });
    onEnd('cancelled');
  });
  useEffect(() => {
    let gone = false;
    askConfirmation().then(
      (answer) => {
        if (!gone) onAnswer(answer);
      },
      (error: unknown) => {
        if (!gone) onFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, []);

  return (
    backend && (
      <VerificationDialog
        backend={backend}
        onDone={() => onEnd('done')}
        onCancel={() => onEnd('cancelled')}
      />
    )
  );
}

interface VerificationDialogProps {
  readonly backend: 'mfa' | 'password';
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the code or the password. A refusal is shown inside; closing cancels (spec 1, section 4). */
function VerificationDialog(props: VerificationDialogProps): ReactNode {
  const { backend, onDone, onCancel } = props;
  const text = useText();
  const { profile } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  const again = () => field.current?.select();
  const { typed, type, problem, busy, send } = useProof(backend, onDone, again);
  const byCode = backend === 'mfa';
  return (
    <DialogFrame
      title={text('verification.title')}
      maxWidth="xs"
      aria-describedby={`${id}-lead`}
      form="unchecked"
      busy={busy}
      action={{ label: text('verification.confirm'), run: send }}
      onClose={onCancel}
    >
      <DialogContentText id={`${id}-lead`} sx={{ mb: 4 }}>
        {text(byCode ? 'verification.codeLead' : 'verification.passwordLead')}
      </DialogContentText>
      {/* Password managers go by the name beside the password. */}
      <input type="hidden" name="username" autoComplete="username" value={profile.username} />
      <TextField
        fullWidth
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
        autoFocus
        inputRef={field}
        id={`${id}-field`}
        name={byCode ? 'code' : 'password'}
        label={text(byCode ? 'verification.code' : 'verification.password')}
        type={byCode || shown ? 'text' : 'password'}
        autoComplete={byCode ? 'one-time-code' : 'current-password'}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: { spellCheck: false, ...(byCode && { inputMode: 'numeric' }) },
          input: byCode ? {} : { endAdornment: <ShowSecret shown={shown} onToggle={setShown} /> },
          formHelperText: { role: 'alert' },
        }}
      />
    </DialogFrame>
  );
}

/**
 * The typed code or password, validated here and by the server.
 *
 * @param onRefused called after a refusal, when the input is enabled again
 */
function useProof(backend: 'mfa' | 'password', onDone: () => void, onRefused: () => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const text = useText();
  const failureText = useFailureText();

  /** The server's message; a refused code without a message gets the specified one. */
  function refusalText(error: unknown): string | undefined {
    if (!isApiError(error) || error.status !== 400) return failureText(error);
    const said = error.text ?? error.fields?.['secret_key'];
    if (said !== undefined) return text(said);
    return backend === 'mfa' ? text('verification.codeRefused') : failureText(error);
  }

  const { busy, run } = useCall((_message, error) => {
    setProblem(refusalText(error) ?? text('errors.signedOut'));
    onRefused();
  });

  async function send(): Promise<void> {
    const secret = backend === 'mfa' ? plainCode(typed) : typed;
    if (secret === '') return setProblem(text('pages.problem.required'));
    if (backend === 'mfa' && secret.length !== MFA_CODE_LENGTH) {
      return setProblem(text('verification.codeLength'));
    }
    setProblem(undefined);
    if (await run(() => sendConfirmation(backend, secret))) onDone();
  }

  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
    /** The problem with the code or password, translated. */
    problem,
    busy,
    send: () => {
      if (!busy) void send();
    },
  };
}
