import { listOf, objectOf } from '../../../api/unknownValues.ts';

/** The methods of verification (spec 1, section 3). */
const NAMES = ['mfa', 'password', 'relogin'] as const;
export type BackendName = (typeof NAMES)[number];

interface Backend {
  readonly name: BackendName;
  readonly level: number;
}

/**
 * The method with the highest level (spec 1, section 4).
 *
 * @param body of the refusal: `{error, backends: [{name, level}]}`
 * @returns undefined when none of its methods is known
 */
export function highestBackend(body: unknown): BackendName | undefined {
  const offered = listOf(objectOf(body)['backends']);
  return offered.filter(isBackend).toSorted((one, other) => other.level - one.level)[0]?.name;
}

function isBackend(given: unknown): given is Backend {
  const { name: method, level } = objectOf(given);
  return NAMES.some((name) => name === method) && typeof level === 'number';
}
