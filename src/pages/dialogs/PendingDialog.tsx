import { lazy, Suspense } from 'react';
import type { PendingState } from '../usePending.ts';

/** Comes with the first question, not with the first screen. */
const PendingQuestion = lazy(() => import('./PendingQuestion.tsx'));

/** Asks for the confirmation of what is pending. */
export function PendingDialog({ pending, ...state }: PendingState) {
  if (!pending) return null;
  return (
    <Suspense>
      <PendingQuestion {...state} pending={pending} />
    </Suspense>
  );
}
