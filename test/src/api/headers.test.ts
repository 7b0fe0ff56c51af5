import { describe, expect, it } from 'vitest';
import { csrfToken } from '../../../src/api/csrf.ts';
import {
  createOrganizationContext,
  DEFAULT_ORGANIZATION_ID,
  headerOrganization,
} from '../../../src/api/organizationContext.ts';

describe('the CSRF cookie', () => {
  const jar = (cookies: Readonly<Record<string, string>>) => (name: string) => cookies[name];

  it('has the prefix that the server names', () => {
    const cookies = { SESSION_COOKIE_NAME_PREFIX: 'acme_', acme_csrftoken: 'a', csrftoken: 'b' };
    expect(csrfToken(jar(cookies))).toBe('a');
  });

  it.each([
    ['missing', {}],
    ['two double quotes', { SESSION_COOKIE_NAME_PREFIX: '""' }],
    ['two single quotes', { SESSION_COOKIE_NAME_PREFIX: "''" }],
    ['empty', { SESSION_COOKIE_NAME_PREFIX: '' }],
  ])('has no prefix when it is %s', (_case, cookies) => {
    expect(csrfToken(jar({ ...cookies, csrftoken: 'b', jms_csrftoken: 'c' }))).toBe('b');
  });

  it('may be absent', () => {
    expect(csrfToken(jar({}))).toBeUndefined();
  });
});

describe('the organization header', () => {
  const context = (given: Partial<ReturnType<typeof createOrganizationContext>>) => ({
    ...createOrganizationContext(),
    ...given,
  });

  it('is the oid of the page before the current organization', () => {
    const at = context({ current: 'current', several: true });
    expect(headerOrganization(at, 'oid')).toBe('oid');
    expect(headerOrganization(at, undefined)).toBe('current');
  });

  it('is the default organization while the extension is off', () => {
    const at = context({ current: 'current', several: false });
    expect(headerOrganization(at, 'oid')).toBe(DEFAULT_ORGANIZATION_ID);
    expect(DEFAULT_ORGANIZATION_ID).toBe('00000000-0000-0000-0000-000000000002');
  });

  it('leaves out an oid the person may not use', () => {
    const at = context({ current: 'current', several: true, refused: 'oid' });
    expect(headerOrganization(at, 'oid')).toBe('current');
  });

  it('is absent while nothing is known', () => {
    expect(headerOrganization(createOrganizationContext(), undefined)).toBeUndefined();
  });
});
