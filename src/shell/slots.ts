import type { VerificationOutcome } from '../session/verify.ts';

/** What the shell gives the file that fills its slot `verification`. */
export interface VerificationSlotProps {
  /** To be called once, with how it ended: done, also when nothing had to be asked, or cancelled. */
  readonly onEnd: (outcome: VerificationOutcome) => void;
}
