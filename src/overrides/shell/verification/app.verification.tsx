import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode, useId, useRef } from 'react';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import type { VerificationSlotProps } from '@gatehouse-console/engine/session/verify.ts';
import {
  askConfirmation,
  endSession,
  MFA_CODE_LENGTH,
  plainCode,
  requestCode,
  sendConfirmation,
  type Answer,
  type Device,
  type Proof,
} from './confirmation.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { Confirmation } from '@gatehouse-console/engine/controls/Confirmation.tsx';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { OutsideButton } from '@gatehouse-console/engine/controls/OutsideButton.tsx';
import { Radios } from '@gatehouse-console/engine/controls/Radios.tsx';
import { ShowSecret } from '@gatehouse-console/engine/fields/edit/ShowSecret.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useSessionCommands } from '@gatehouse-console/engine/session/sessionCommands.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { MFA_PAGE } from '../../users/profile/mfaPage.ts';

/** The device whose codes are six digits. */
const AUTHENTICATOR = 'otp';
/** The device whose codes are sent on request. */
const SENT = 'sms';

/**
 * Identity verification for sensitive actions (spec 1, sections 2.11 and 4). The server is asked
 * first; the dialog opens only when a verification is needed and possible here.
 */
export default function Verification({ refusal, onEnd }: VerificationSlotProps): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const notify = useNotify();
  const translate = useText();
  const failureText = useFailureText();
  const version = useSession().server?.version;

  const onAnswer = useEffectEvent((next: Answer) => {
    if (next.kind === 'confirmed') onEnd('done');
    else if (next.kind === 'relogin' && !next.byPage) {
      notify(translate('verification.relogin'), { type: 'error' });
      onEnd('cancelled');
    } else setAnswer(next);
  });
  const onFailure = useEffectEvent((error: unknown) => {
    const text = failureText(error);
    if (text !== undefined) notify(text, { type: 'error' });
    onEnd('cancelled');
  });
  useEffect(() => {
    let gone = false;
    askConfirmation(refusal, version).then(
      (next) => {
        if (!gone) onAnswer(next);
      },
      (error: unknown) => {
        if (!gone) onFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [refusal, version]);

  const cancel = () => onEnd('cancelled');
  if (!answer) return null;
  switch (answer.kind) {
    case 'confirmed':
      return null;
    case 'no-mfa':
      return <NoMfa onClose={cancel} />;
    case 'relogin':
      return <LoginAgain onCancel={cancel} />;
    default:
      return <VerificationDialog proof={answer} onDone={() => onEnd('done')} onCancel={cancel} />;
  }
}

/** Says that the account has no MFA, and where one is set up: beside this page, whose entries are kept. */
function NoMfa({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <DialogFrame
      title={text('verification.title')}
      maxWidth="xs"
      aria-describedby={id}
      onClose={onClose}
      other={
        <OutsideButton
          variant="contained"
          href={MFA_PAGE}
          label={text('verification.setUp')}
          onClick={onClose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
          autoFocus
        />
      }
    >
      <DialogContentText id={id}>{text('verification.noMfa')}</DialogContentText>
    </DialogFrame>
  );
}

/** Leads to the login page and back to this page, whose entries are kept as a draft. */
function LoginAgain({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const text = useText();
  const { signInAgain } = useSessionCommands();
  const { busy, run } = useCall();
  return (
    <Confirmation
      open
      title={text('verification.title')}
      confirmLabel={text('shell.signedOut.again')}
      busy={busy}
      onConfirm={() => void run(endSession).then(signInAgain)}
      onCancel={onCancel}
    >
      {text('verification.relogin')}
    </Confirmation>
  );
}

interface VerificationDialogProps {
  readonly proof: Proof;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the code or the password. A refusal is shown inside; closing cancels (spec 1, section 4). */
function VerificationDialog({ proof, onDone, onCancel }: VerificationDialogProps): ReactNode {
  const text = useText();
  const { profile } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  const devices = proof.kind === 'mfa' ? proof.devices : undefined;
  const [device, setDevice] = useState<Device | undefined>(devices?.[0]);
  const again = () => field.current?.select();
  const { typed, type, problem, busy, send } = useProof({ proof, device, onDone, again });
  const byCode = proof.kind === 'mfa';
  const byApp = byCode && (device === undefined || device.name === AUTHENTICATOR);
  const lead = byApp ? text('verification.codeLead') : device?.hint;
  return (
    <DialogFrame
      title={text('verification.title')}
      maxWidth="xs"
      aria-describedby={`${id}-lead`}
      form="unchecked"
      busy={busy}
      action={{ label: text('verification.confirm'), run: send }}
      other={device?.name === SENT && <SendCode device={device} onSent={again} />}
      onClose={onCancel}
    >
      <DialogContentText id={`${id}-lead`} sx={{ mb: 4 }}>
        {byCode ? lead : text('verification.passwordLead')}
      </DialogContentText>
      {devices && devices.length > 1 && (
        <Radios
          label={text('verification.device')}
          row
          value={device?.name}
          choices={devices.map(({ name, label }) => ({ value: name, label }))}
          onChange={(next) => {
            setDevice(devices.find(({ name }) => name === next));
            type('');
          }}
        />
      )}
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

/** Lets the server send the code, as often as it is pressed. */
function SendCode(props: { readonly device: Device; readonly onSent: () => void }): ReactNode {
  const { device, onSent } = props;
  const text = useText();
  const { busy, run } = useCall();
  const send = async () => {
    if (await run(() => requestCode(device), { done: text('verification.codeSent') })) onSent();
  };
  return (
    <Button disabled={busy} onClick={() => void send()}>
      {text('verification.sendCode')}
    </Button>
  );
}

interface ProofForm {
  readonly proof: Proof;
  readonly device: Device | undefined;
  readonly onDone: () => void;
  /** Called after a refusal, when the input is enabled again. */
  readonly again: () => void;
}

/** The typed code or password, validated here and by the server. */
function useProof({ proof, device, onDone, again }: ProofForm) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const text = useText();
  const failureText = useFailureText();
  const byCode = proof.kind === 'mfa';
  const byApp = byCode && (device === undefined || device.name === AUTHENTICATOR);

  /** The server's message; a refused code without a message gets the specified one. */
  function refusalText(error: unknown): string | undefined {
    if (!isApiError(error) || error.status !== 400) return failureText(error);
    const said = error.text ?? error.fields?.['secret_key'];
    if (said !== undefined) return text(said);
    return byCode ? text('verification.codeRefused') : failureText(error);
  }

  const { busy, run } = useCall((_message, error) => {
    setProblem(refusalText(error) ?? text('errors.signedOut'));
    again();
  });

  async function send(): Promise<void> {
    const secret = byCode ? plainCode(typed) : typed;
    if (secret === '') return setProblem(text('pages.problem.required'));
    if (byApp && secret.length !== MFA_CODE_LENGTH) {
      return setProblem(text('verification.codeLength'));
    }
    setProblem(undefined);
    if (await run(() => sendConfirmation(proof, device, secret))) onDone();
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
