import { combineGates } from '../model/combineGates.ts';
import type { Gate, SettingTest } from '../model/gates.ts';
import { operationGate, type Operation, type Owner } from '../model/operations.ts';
import type { GateSource, ResourceSource } from '../schema/generated/manifest.ts';
import { permissionOf } from './scope.ts';

/** Builds a gate from its keys. */
export function gateOf({
  needs,
  licence,
  setting,
  organization,
  since,
  until,
}: GateSource = {}): Gate {
  const permissions = needs === undefined ? [] : [...new Set(asList(needs).map(withoutSpaces))];
  const settings = settingTests(setting);
  return {
    ...(permissions.length > 0 && { permissions }),
    ...(licence && { licence: true as const }),
    ...(settings.length > 0 && { settings }),
    ...(organization && { organization }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  };
}

/** The gate of an operation on a resource, combined with the gate written at its button or page. */
export function gateFor(operation: Operation, resource: ResourceSource, given?: GateSource): Gate {
  return operationGate(
    operation,
    ownerOf(resource),
    combineGates(gateOf(given), rangeOfResource(resource)),
  );
}

/** The versions of the server that have a resource. */
export function rangeOfResource({ since, until }: ResourceSource): Gate {
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}

/** What decides which permissions the operations on a resource require. */
export function ownerOf(resource: ResourceSource): Owner {
  return { permission: permissionOf(resource), inRoot: resource.inRoot };
}

/** Omits an empty gate. */
export function gateOrNothing(gate: Gate): { gate?: Gate } {
  return Object.keys(gate).length > 0 ? { gate } : {};
}

/** Converts `NAME` (must be on) or `{ NAME: value }`. */
export function settingTests(setting: GateSource['setting']): readonly SettingTest[] {
  if (setting === undefined) return [];
  if (typeof setting === 'string') return [{ name: setting, equals: true }];
  return Object.entries(setting).map(([name, equals]) => ({ name, equals }));
}

/** Wraps a single value into a list. */
export function asList<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** A type guard, because `Array.isArray` does not narrow readonly arrays. */
export function isList<T>(value: readonly T[] | object | undefined): value is readonly T[] {
  return Array.isArray(value);
}

function withoutSpaces(item: string): string {
  return item.replaceAll(' ', '');
}
