import type { PendingState } from '../usePending.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Comes with the first question, not with the first screen. */
const PendingQuestion = lazyPart(() => import('./PendingQuestion.tsx'));

/** Asks for the confirmation of what is pending. */
export function PendingDialog({ pending, ...state }: PendingState) {
  if (!pending) return null;
  return <PendingQuestion {...state} pending={pending} />;
}
