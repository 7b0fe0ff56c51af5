import type { ProjectOption } from '@gatehouse-console/engine/sandbox/core/projectSandbox.ts';
import { LICENCE_STATES } from '../areas/publicSettings/licenceState.ts';

/** The number of seeded addresses (10.64.0.0 to 10.255.255.255, RFC 1918). */
const LARGEST_SCALE = 1_000_000;
const MARKS = ['close', 'age'];

/** The options of `npm start` that are about this demo alone. */
export const options: Readonly<Record<string, ProjectOption>> = {
  licence: {
    value: 'STATE',
    help: `enterprise licence of the sandbox: ${LICENCE_STATES.join(', ')}`,
    problemOf: (value) =>
      LICENCE_STATES.some((state) => state === value)
        ? undefined
        : `one of ${LICENCE_STATES.join(', ')}`,
  },
  session: {
    value: 'MARK',
    help: 'what the session mark says: close, age (as chosen at login)',
    problemOf: (value) => (MARKS.includes(value) ? undefined : 'close or age'),
  },
  scale: {
    value: 'N',
    help: 'seed N assets, with people, sessions and commands in proportion',
    problemOf: (value) =>
      isWhole(value) && Number(value) <= LARGEST_SCALE
        ? undefined
        : `a number of assets, at most ${LARGEST_SCALE}`,
  },
  'max-rows': {
    value: 'N',
    help: 'give at most N rows per call, as v2.28 does with 100',
    problemOf: (value) =>
      isWhole(value) && Number(value) > 0 ? undefined : 'a number of rows, at least 1',
  },
};

function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}
