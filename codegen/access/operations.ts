import { operationGate, type Operation } from '../model/operations.ts';
import type { Located, KeyPath } from '../read/located.ts';
import { ownerOf } from '../derive/gates.ts';
import type { GateSource, ResourceSource } from '../schema/generated/manifest.ts';
import { writtenRequirements, type Demand, type Requirement } from './requirement.ts';

/** Where a button or page stands, and the gate that is written there. */
interface WrittenGate {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly source: GateSource | undefined;
  /** What it belongs to, for messages. */
  readonly of: string;
}

/**
 * What an operation on a resource asks for: the written gate, the permission of the operation unless the gate names
 * one, and an organization other than root (`codegen/model/operations.ts`).
 */
export function operationRequirements(
  operation: Operation,
  resource: Located<ResourceSource>,
  { located, path, source, of }: WrittenGate,
): readonly Requirement[] {
  const derived = operationGate(operation, ownerOf(resource.value));
  const key = resource.value.permission === undefined ? 'resource' : 'permission';
  const at = () => resource.atKey([key]);
  const follows = (rule: string, demands: readonly Demand[]): readonly Requirement[] =>
    demands.map((demand) => ({ demand, rule, of, at }));
  const permissions = source?.needs === undefined ? (derived.permissions ?? []) : [];
  const isOutsideRoot = derived.organization && source?.organization === undefined;
  return [
    ...writtenRequirements(located, path, source, of),
    ...follows(
      RULES[operation],
      permissions.map((permission) => ({ permission })),
    ),
    ...follows(WRITES, isOutsideRoot ? [{ organization: 'not-root' }] : []),
    // Actions stand on pages that are closed already.
    ...follows(SERVED, operation === 'act' ? [] : rangeDemands(resource.value)),
  ];
}

function rangeDemands({ since, until }: ResourceSource): readonly Demand[] {
  return [...(since === undefined ? [] : [{ since }]), ...(until === undefined ? [] : [{ until }])];
}

const SERVED = 'a page is there where the server has its address';

const WRITES =
  'nothing is created or changed in the root organization, unless the resource has inRoot';

/** Why an operation asks for its permission when none is written (spec 1, section 6). */
const RULES: Readonly<Record<Operation, string>> = {
  view: 'lists and detail pages ask for the permission to view their records',
  create: 'creating asks for the permission to add',
  update: 'updating asks for the permission to change',
  clone: 'cloning asks for the permission to add',
  deleteRow: 'deleting asks for the permission to delete',
  delete: 'deleting asks for the permission to delete',
  act: 'an action asks for the permission to change its record',
};
