import { combineGates, type Gate, type SettingTest } from '../model/gates.ts';
import type { GateSource } from '../schema/manifest.ts';

export type Verb = 'view' | 'add' | 'change' | 'delete';

/** Closed while the root organization is the current one (spec 1, section 6). */
export const NOT_ROOT: Gate = { organization: 'not-root' };

/** What creating and changing need besides their permission: nothing for a resource of all organizations. */
export function writeGate(source: { readonly inRoot?: true }): Gate {
  return source.inRoot ? {} : NOT_ROOT;
}

/** The gate that the keys `needs`, `licence`, `setting` and `organization` of one place make. */
export function gateOf(source: GateSource | undefined): Gate {
  if (!source) return {};
  const permissions = listOf(source.needs).map(withoutSpaces);
  const settings = settingTests(source.setting);
  return combineGates({
    ...(permissions.length > 0 && { permissions }),
    ...(source.licence && { licence: true as const }),
    ...(settings.length > 0 && { settings }),
    ...(source.organization && { organization: source.organization }),
  });
}

/** What is written at a place; a permission that is not given there is derived. */
export function gateWithDefault(source: GateSource | undefined, permission: string): Gate {
  const own = gateOf(source);
  return own.permissions ? own : combineGates({ permissions: [permission] }, own);
}

/** Nothing rather than an empty gate, so that what is always open says nothing. */
export function gateOrNothing(gate: Gate): { gate?: Gate } {
  return Object.keys(gate).length > 0 ? { gate } : {};
}

/**
 * `users.user` and `view` give `users.view_user`.
 *
 * @param permission `app.model`
 */
export function permissionFor(verb: Verb, permission: string): string {
  const [app = '', ...model] = permission.split('.');
  return `${app}.${verb}_${model.join('.')}`;
}

/** `NAME` (it must be on) or `{ NAME: value }`. */
export function settingTests(setting: GateSource['setting']): readonly SettingTest[] {
  if (setting === undefined) return [];
  if (typeof setting === 'string') return [{ name: setting, equals: true }];
  return Object.entries(setting).flatMap(([name, equals]) =>
    equals === null ? [] : [{ name, equals }],
  );
}

/** One value, or a list of them, as a list. */
export function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

function withoutSpaces(item: string): string {
  return item.replaceAll(' ', '');
}
