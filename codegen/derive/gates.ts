import { combineGates } from '../model/combineGates.ts';
import type { Gate, SettingTest } from '../model/gates.ts';
import { operationGate, type Operation } from '../model/operations.ts';
import type { GateSource, ResourceSource } from '../schema/manifest.ts';
import { permissionOf } from './scope.ts';

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

/** The gate of an operation on a resource, with what is written at its button or page. */
export function gateFor(operation: Operation, resource: ResourceSource, given?: GateSource): Gate {
  const owner = { permission: permissionOf(resource), inRoot: resource.inRoot };
  return operationGate(operation, owner, gateOf(given));
}

/** Nothing rather than an empty gate, so that what is always open says nothing. */
export function gateOrNothing(gate: Gate): { gate?: Gate } {
  return Object.keys(gate).length > 0 ? { gate } : {};
}

/** `NAME` (it must be on) or `{ NAME: value }`. */
export function settingTests(setting: GateSource['setting']): readonly SettingTest[] {
  if (setting === undefined) return [];
  if (typeof setting === 'string') return [{ name: setting, equals: true }];
  return Object.entries(setting).map(([name, equals]) => ({ name, equals }));
}

/** One value, or a list of them, as a list. */
export function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

function withoutSpaces(item: string): string {
  return item.replaceAll(' ', '');
}
