import { SECRET_NAMES } from './fieldNames.ts';

/** Is a field encrypted by its name? What is only received is not sent, so not encrypted either. */
export function isEncrypted(name: string, readOnly: boolean | undefined): boolean {
  return SECRET_NAMES.includes(name) && !readOnly;
}

/** The field that holds the readable value of another: `source_display` for `source` (spec 1, section 3). */
export function displayName(name: string): string {
  return `${name}_display`;
}
