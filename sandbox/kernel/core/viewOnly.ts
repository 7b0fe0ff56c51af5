import type { Behaviour } from './sandbox.ts';

/** The behaviour of a read-only resource without stored records. */
export const viewOnly: Behaviour<never, never> = { readOnly: true, described: ['GET'] };
