/** How a verification of the person ended. */
export type VerificationOutcome = 'done' | 'cancelled';

/** What the shell gives the file that fills its slot `verification`. */
export interface VerificationSlotProps {
  /** To be called once, with how it ended: done, also when nothing had to be asked, or cancelled. */
  readonly onEnd: (outcome: VerificationOutcome) => void;
}

type Verifier = () => Promise<VerificationOutcome>;

let verifier: Verifier | undefined;
let underWay: Promise<VerificationOutcome> | undefined;

/**
 * Has the person prove who they are, unless the server says that an earlier proof still holds
 * (spec 1, sections 2.11 and 4). Whoever asks meanwhile shares the question.
 *
 * @returns `cancelled` when the person gave up, or could not be asked
 */
export function verify(): Promise<VerificationOutcome> {
  underWay ??= (verifier ? verifier() : Promise.resolve<VerificationOutcome>('cancelled')).finally(
    () => {
      underWay = undefined;
    },
  );
  return underWay;
}

/** Says who asks the person: the shell's dialog. @returns stops it */
export function verifyWith(next: Verifier): () => void {
  verifier = next;
  return () => {
    if (verifier === next) verifier = undefined;
  };
}
