import type { PendingState } from '../usePending.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Loaded with the first confirmation. */
const PendingQuestion = lazyPart(() => import('./PendingQuestion.tsx'));

/** The confirmation of the pending action. */
export function PendingDialog({ pending, ...state }: PendingState) {
  if (!pending) return null;
  return <PendingQuestion {...state} pending={pending} />;
}
