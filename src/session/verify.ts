/** Result of an identity verification. */
export type VerificationOutcome = 'done' | 'cancelled';

/** Props of the shell's slot `verification`. */
export interface VerificationSlotProps {
  /** What the refusal of a call asks for, its `code`; undefined before a call. */
  readonly refusal: string | undefined;
  /** Called once with the result; `done` also when no verification was needed. */
  readonly onEnd: (outcome: VerificationOutcome) => void;
}

type Verifier = (refusal: string | undefined) => Promise<VerificationOutcome>;

let verifier: Verifier | undefined;
let underWay: Promise<VerificationOutcome> | undefined;

/**
 * Verifies the user's identity, unless the server accepts an earlier verification (spec 1,
 * sections 2.11 and 4). Simultaneous calls share one dialog.
 *
 * @param refusal what the refusal of a call asks for, its `code`; without one a call is about to be made
 * @returns `cancelled` when the user cancelled or could not be asked
 */
export function verify(refusal?: string): Promise<VerificationOutcome> {
  underWay ??= (
    verifier ? verifier(refusal) : Promise.resolve<VerificationOutcome>('cancelled')
  ).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Registers the dialog that asks the user. @returns removes it */
export function verifyWith(next: Verifier): () => void {
  verifier = next;
  return () => {
    if (verifier === next) verifier = undefined;
  };
}
