import type { NameFacts } from './server.ts';

/** Whether a field is encrypted because of its name. Read-only fields are never sent and so never encrypted. */
export function isEncrypted(
  name: string,
  readOnly: boolean | undefined,
  { secret }: NameFacts,
): boolean {
  return secret.includes(name) && !readOnly;
}

/** The name of the field with the readable value, where there is one: `source_display` for `source` (spec 1, section 3). */
export function displayName(name: string, { display }: NameFacts): string | undefined {
  return display && `${name}${display}`;
}
