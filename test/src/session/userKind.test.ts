import { describe, expect, it } from 'vitest';
import { readProfile } from '../../../src/session/readAnswers.ts';
import { userKindOf } from '../../../src/session/userKind.ts';
import type { Organization } from '../../../src/session/types.ts';
import { DEFAULT, LAB, profileBody, ROOT } from './sample.ts';

const SYSTEM_ADMIN = '00000000-0000-0000-0000-000000000001';
const ORG_ADMIN = '00000000-0000-0000-0000-000000000005';
const ORG_AUDITOR = '00000000-0000-0000-0000-000000000006';

const standing = (body: Readonly<Record<string, unknown>>, organization: Organization = LAB) =>
  userKindOf({ profile: readProfile(profileBody(body)), organization });

describe('the standing of a person (spec 1, sections 3 and 6)', () => {
  it('is super admin, and admin, by the role of the whole system', () => {
    const found = standing({ system_roles: [SYSTEM_ADMIN], org_roles: [] });
    expect(found).toMatchObject({ superAdmin: true, admin: true });
  });

  it('is admin by the role of the organization alone', () => {
    const found = standing({ system_roles: [], org_roles: [ORG_ADMIN] });
    expect(found).toMatchObject({ superAdmin: false, admin: true });
  });

  it('is neither by other roles, nor where the answer tells of none', () => {
    const neither = { superAdmin: false, admin: false };
    expect(standing({ system_roles: [], org_roles: [ORG_AUDITOR] })).toMatchObject(neither);
    // The role of an organization is none of the system, and the other way round.
    expect(standing({ system_roles: [ORG_ADMIN] })).toMatchObject(neither);
    expect(standing({})).toMatchObject(neither);
  });

  it('has admin or audit rights with an organization for the console or for audits', () => {
    expect(standing({ console_orgs: [LAB], audit_orgs: [] })).toMatchObject({
      hasAdminRights: true,
      hasAuditRights: false,
    });
    expect(standing({ console_orgs: [], audit_orgs: [LAB] })).toMatchObject({
      hasAdminRights: false,
      hasAuditRights: true,
    });
  });

  it('knows the root and the default organization', () => {
    const places = [ROOT, DEFAULT, LAB].map((organization) => {
      const { inRootOrganization, inDefaultOrganization } = standing({}, organization);
      return [inRootOrganization, inDefaultOrganization];
    });
    expect(places).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
