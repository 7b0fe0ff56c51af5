import type { ResourceId } from '../../../generated/names.ts';

/**
 * The resources that entries of the operation log name, by the server's names of their kinds (recorded). Other kinds
 * have no page of their own, or are named in a way that does not lead to one record.
 */
const RESOURCES: Readonly<Record<string, ResourceId>> = {
  user: 'users.user',
  'user group': 'users.usergroup',
  asset: 'assets.asset',
  domain: 'assets.domain',
  'system user': 'assets.systemuser',
  'command filter': 'assets.commandfilter',
  'asset permission': 'perms.assetpermission',
  'application permission': 'perms.applicationpermission',
};
/** What is deleted cannot be opened. */
const DELETED = 'delete';

export interface LoggedOperation {
  readonly action?: unknown;
  readonly resource_type?: unknown;
}

/** The resource of the record that an entry names; undefined when there is none to open. */
export function loggedResource({
  action,
  resource_type: kind,
}: LoggedOperation): ResourceId | undefined {
  if (action === DELETED || typeof kind !== 'string') return undefined;
  const name = kind.toLowerCase();
  return Object.hasOwn(RESOURCES, name) ? RESOURCES[name] : undefined;
}
