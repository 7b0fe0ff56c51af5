/** The action without which nobody gets onto an asset. */
export const CONNECT = 'connect';

/** What keeps a permission from giving access. */
export type Obstacle =
  | 'permission-inactive'
  | 'permission-expired'
  | 'permission-not-begun'
  | 'no-connect'
  | 'no-system-user'
  | 'no-fitting-system-user'
  | 'user-inactive'
  | 'user-expired'
  | 'asset-inactive';

/** A fact that decides about access and is unknown. */
export type Doubt = 'membership' | 'node' | 'user' | 'asset' | 'system-user';

const OF_ONE_SIDE: readonly Obstacle[] = ['user-inactive', 'user-expired', 'asset-inactive'];

/** Does it lie with the user or the asset, whatever the permission? */
export function isOfOneSide(obstacle: Obstacle): boolean {
  return OF_ONE_SIDE.includes(obstacle);
}

const OF_VALIDITY: readonly Obstacle[] = [
  'permission-inactive',
  'permission-expired',
  'permission-not-begun',
];

/** Is the permission not in force? */
export function isOfValidity(obstacle: Obstacle): boolean {
  return OF_VALIDITY.includes(obstacle);
}
