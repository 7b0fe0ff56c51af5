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
  if (typeof body !== 'object' || body === null || !('backends' in body)) return undefined;
  const offered: readonly unknown[] = Array.isArray(body.backends) ? body.backends : [];
  return offered.filter(isBackend).toSorted((one, other) => other.level - one.level)[0]?.name;
}

function isBackend(given: unknown): given is Backend {
  return (
    typeof given === 'object' &&
    given !== null &&
    'name' in given &&
    NAMES.some((name) => name === given.name) &&
    'level' in given &&
    typeof given.level === 'number'
  );
}
