import { useNotify } from 'ra-core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { shell } from '#project/generated/overrides.ts';
import { api } from '../api/client.ts';
import {
  verify,
  verifyWith,
  type VerificationOutcome,
  type VerificationSlotProps,
} from '../session/verify.ts';

interface Question {
  readonly refusal: string | undefined;
  readonly Dialog: ComponentType<VerificationSlotProps>;
  readonly answer: (outcome: VerificationOutcome) => void;
}

/**
 * Opens the identity verification for `verify()` and for calls that the server refuses without it.
 * The dialog is loaded on demand.
 */
export function Verification(): ReactNode {
  const notify = useNotify();
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const { verification } = shell;
    if (!verification) return undefined;
    const stops = [
      verifyWith(async (refusal) => {
        try {
          const { default: Dialog } = await verification();
          return await new Promise((answer) => setQuestion({ refusal, Dialog, answer }));
        } catch {
          notify('errors.network', { type: 'error' });
          return 'cancelled';
        }
      }),
      api.confirmWith(async ({ code }) => (await verify(code)) === 'done'),
    ];
    return () => stops.forEach((stop) => stop());
  }, [notify]);
  if (!question) return null;
  const { refusal, Dialog, answer } = question;
  return (
    <Dialog
      refusal={refusal}
      onEnd={(outcome) => {
        setQuestion(undefined);
        answer(outcome);
      }}
    />
  );
}
