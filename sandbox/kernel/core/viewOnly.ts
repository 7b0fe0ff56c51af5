import type { Behaviour } from './sandbox.ts';

/** A view of other resources: nothing is kept under its own name. */
export const viewOnly: Behaviour<never, never> = { readOnly: true, described: ['GET'] };
