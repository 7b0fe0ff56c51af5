import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useFailureText } from '../../../pages/useFailureText.ts';
import type { VerificationSlotProps } from '../../../session/verify.ts';
import { askConfirmation, type BackendName } from './confirmation.ts';
import { VerificationDialog } from './VerificationDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

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
