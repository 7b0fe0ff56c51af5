import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { readVerificationWindow, rememberVerification } from '../../../session/verification.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { VerificationOutcome, VerificationSlotProps } from '../../../session/verify.ts';
import type { BackendName } from './backends.ts';
import { askConfirmation } from './confirmation.ts';
import { VerificationDialog } from './VerificationDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

/**
 * Identity verification before sensitive actions (spec 1, sections 2.11 and 4). The server is asked
 * first; the dialog opens only when a verification is needed and possible here.
 */
export default function Verification({ onEnd }: VerificationSlotProps): ReactNode {
  const [backend, setBackend] = useState<'mfa' | 'password'>();
  const { settings } = useSession();
  const notify = useNotify();
  const translate = useText();
  const failureText = useFailureText();

  function end(outcome: VerificationOutcome): void {
    if (outcome === 'done') {
      readVerificationWindow(settings);
      rememberVerification(Date.now());
    }
    onEnd(outcome);
  }

  const onAnswer = useEffectEvent((answer: 'confirmed' | BackendName) => {
    if (answer === 'confirmed') end('done');
    else if (answer === 'relogin') {
      notify(translate('verification.relogin'), { type: 'error' });
      end('cancelled');
    } else setBackend(answer);
  });
  const onFailure = useEffectEvent((error: unknown) => {
    const text = failureText(error);
    if (text !== undefined) notify(text, { type: 'error', multiLine: true });
    end('cancelled');
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
        onDone={() => end('done')}
        onCancel={() => end('cancelled')}
      />
    )
  );
}
