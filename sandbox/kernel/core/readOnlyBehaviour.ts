import type { Behaviour } from './sandbox.ts';

/** The behaviour of a read-only resource without stored records. */
export const readOnlyBehaviour: Behaviour<never, never> = {
  readOnly: true,
  metadataMethods: ['GET'],
};
