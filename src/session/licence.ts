/**
 * Is there a valid enterprise licence? All settings that the manifests name must be on
 * (contract: shell, section 2).
 *
 * @param names from `generated/settings.ts`; without any there is no enterprise edition
 */
export function licenceIsValid(
  settings: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  return names.length > 0 && names.every((name) => settings[name] === true);
}
