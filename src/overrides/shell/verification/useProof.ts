import { useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { useCall } from '../../../pages/useCall.ts';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { MFA_CODE_LENGTH, plainCode, sendConfirmation } from './confirmation.ts';
import { useText } from '../../../i18n/useText.ts';

/**
 * The typed code or password, validated here and by the server.
 *
 * @param onRefused called after a refusal, when the input is enabled again
 */
export function useProof(backend: 'mfa' | 'password', onDone: () => void, onRefused: () => void) {
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
