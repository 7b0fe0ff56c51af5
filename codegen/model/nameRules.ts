import { SECRET_NAMES } from './fieldNames.ts';

/** Whether a field is encrypted because of its name. Read-only fields are never sent and so never encrypted. */
export function isEncrypted(name: string, readOnly: boolean | undefined): boolean {
  return SECRET_NAMES.includes(name) && !readOnly;
}

/** The name of the field with the readable value: `source_display` for `source` (spec 1, section 3). */
export function displayName(name: string): string {
  return `${name}_display`;
}
