import { resourceIn, type Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Organization } from '@gatehouse-console/engine/sandbox/core/person.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const ORGANIZATIONS = table('orgs.organization');

/** Source: protocol, section 8.3. */
export const ROOT_ORGANIZATION = '00000000-0000-0000-0000-000000000000';
export const DEFAULT_ORGANIZATION = '00000000-0000-0000-0000-000000000002';
const ROOT_NAME = 'GLOBAL';

const rootOrganization: Organization = {
  id: ROOT_ORGANIZATION,
  name: ROOT_NAME,
  comment: '',
  isRoot: true,
  isDefault: false,
};

/** As it is on a fresh server, and when the model has no resource for organizations. */
export const defaultOrganization: Organization = {
  id: DEFAULT_ORGANIZATION,
  name: 'Default',
  comment: '',
  isRoot: false,
  isDefault: true,
};

export function allOrganizations(sandbox: Sandbox): readonly Organization[] {
  if (!resourceIn(sandbox, 'orgs.organization')) return [rootOrganization, defaultOrganization];
  const rows: readonly RowOf<'orgs.organization'>[] = sandbox.database.all(
    `SELECT id, ${ORGANIZATIONS.name}, ${ORGANIZATIONS.comment} FROM ${ORGANIZATIONS} ORDER BY rowid`,
  );
  const real = rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    comment: String(row['comment'] ?? ''),
    isRoot: false,
    isDefault: row['id'] === DEFAULT_ORGANIZATION,
  }));
  return [rootOrganization, ...real];
}

/** `{id, name, is_default, is_root}`, as in the profile and `orgs/orgs/current/`. */
export function organizationRecord(organization: Organization) {
  return {
    id: organization.id,
    name: organization.name,
    is_default: organization.isDefault,
    is_root: organization.isRoot,
  };
}
