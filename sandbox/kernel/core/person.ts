import type { Permission } from '#project/generated/names.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly isRoot: boolean;
  readonly isDefault: boolean;
}

/** The permissions of a user, by name. */
export interface HeldPermissions extends Iterable<string> {
  has(name: Permission): boolean;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** In the organization of this call. */
  readonly permissions: HeldPermissions;
}

/** Whether somebody has a permission of the model. The kernel has no type for such names. */
export function holds({ permissions }: Person, name: string): boolean {
  const held: { has(name: string): boolean } = permissions;
  return held.has(name);
}
