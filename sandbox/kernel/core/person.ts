import type { Permission } from '../../../generated/names.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly isRoot: boolean;
  readonly isDefault: boolean;
}

/** Permissions that somebody has, asked by the names of the manifests. */
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

/** Does somebody have a permission that the compiled model names? The kernel asks by names that no code writes down. */
export function holds({ permissions }: Person, name: string): boolean {
  const held: { has(name: string): boolean } = permissions;
  return held.has(name);
}
