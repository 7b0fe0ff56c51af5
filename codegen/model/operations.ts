import { combineGates } from './combineGates.ts';
import type { Gate } from './gates.ts';
import { permissionFor, type Verb } from './permissions.ts';

/** What a gate of an operation is made of. */
export interface Owner {
  /** `app.model` that the permissions are made of. */
  readonly permission: string;
  /** Belongs to no organization: the root one blocks nothing. */
  readonly inRoot?: true | undefined;
}

/** What each operation needs, and whether the root organization blocks it (spec 1, section 6). */
const OPERATIONS = {
  view: { verb: 'view', writes: false },
  create: { verb: 'add', writes: true },
  update: { verb: 'change', writes: true },
  clone: { verb: 'add', writes: true },
  /** In the row of a list. */
  deleteRow: { verb: 'delete', writes: true },
  /** On the detail page, and of selected rows. */
  delete: { verb: 'delete', writes: false },
  /** What a resource offers besides: an action says itself what else closes it. */
  act: { verb: 'change', writes: false },
} as const satisfies Record<string, { readonly verb: Verb; readonly writes: boolean }>;

export type Operation = keyof typeof OPERATIONS;

/**
 * The gate of a page or button: what the manifest says of it, and the permission of its operation
 * unless the manifest names another. Compiler and browser ask here, so that a page made from the
 * server's metadata is as open as one that is declared.
 *
 * @param given the gate that is written at the button or page
 */
export function operationGate(operation: Operation, owner: Owner, given: Gate = {}): Gate {
  const { verb, writes } = OPERATIONS[operation];
  const permissions = given.permissions ?? [permissionFor(verb, owner.permission)];
  return combineGates({ permissions }, given, writes ? writeGate(owner) : undefined);
}

/** What writing needs besides its permission: an organization other than the root one. */
export function writeGate({ inRoot }: Pick<Owner, 'inRoot'>): Gate {
  return inRoot ? {} : { organization: 'not-root' };
}
