import { combineGates } from './combineGates.ts';
import type { Gate } from './gates.ts';
import { permissionFor, type Verb } from './permissions.ts';

/** The resource that an operation works on. */
export interface Owner {
  /** `app.model` of its permissions. */
  readonly permission: string;
  /** The resource belongs to no organization, so it can also be changed in the root organization. */
  readonly inRoot?: true | undefined;
}

/** The permission that each operation requires, and whether the root organization blocks it (spec 1, section 6). */
const OPERATIONS = {
  view: { verb: 'view', writes: false },
  create: { verb: 'add', writes: true },
  update: { verb: 'change', writes: true },
  clone: { verb: 'add', writes: true },
  deleteRow: { verb: 'delete', writes: true },
  /** On the detail page, and for selected rows. */
  delete: { verb: 'delete', writes: false },
  /** Other actions of a resource; an action has its own conditions. */
  act: { verb: 'change', writes: false },
} as const satisfies Record<string, { readonly verb: Verb; readonly writes: boolean }>;

export type Operation = keyof typeof OPERATIONS;

export function verbOf(operation: Operation): Verb {
  return OPERATIONS[operation].verb;
}

/**
 * The gate of a page or button: the given gate and, unless that names a permission, the permission of the
 * operation.
 *
 * @param given the gate that is written at the button or page
 */
export function operationGate(operation: Operation, owner: Owner, given: Gate = {}): Gate {
  const { verb, writes } = OPERATIONS[operation];
  const permissions = given.permissions ?? [permissionFor(verb, owner.permission)];
  return combineGates({ permissions }, given, writes ? writeGate(owner) : undefined);
}

/** What writing requires besides the permission: an organization other than root. */
export function writeGate({ inRoot }: Pick<Owner, 'inRoot'>): Gate {
  return inRoot ? {} : { organization: 'not-root' };
}
