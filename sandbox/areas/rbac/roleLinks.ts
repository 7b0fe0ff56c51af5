import type { RelationStorage } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const BINDINGS = { kind: 'link', table: 'role_bindings', owner: 'user', target: 'role' } as const;

/** System roles of users: bindings without an organization. */
export const SYSTEM_ROLES = {
  ...BINDINGS,
  fixed: {
    where: () => condition("scope = 'system'"),
    added: ({ sandbox }) => ({ id: sandbox.random.uuid(), scope: 'system', org: '' }),
  },
} as const satisfies RelationStorage;

/** Roles of users in the organization of a call; in the root organization those of all. */
export const ORGANIZATION_ROLES = {
  ...BINDINGS,
  fixed: {
    where: ({ organization }, use) =>
      organization.isRoot && use === 'read'
        ? condition("scope = 'org'")
        : condition("scope = 'org' AND org = ?", organization.id),
    added: ({ sandbox, organization }) => ({
      id: sandbox.random.uuid(),
      scope: 'org',
      org: organization.id,
    }),
  },
} as const satisfies RelationStorage;
