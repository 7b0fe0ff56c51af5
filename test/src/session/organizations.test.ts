import { describe, expect, it } from 'vitest';
import { createOrganizationContext } from '../../../src/api/organizationContext.ts';
import { changesOrganization } from '../../../src/app/changesOrganization.ts';
import { chooseOrganization, isOrganization } from '../../../src/session/organizations.ts';
import { readProfile } from '../../../src/session/readAnswers.ts';
import type { Organization, Session } from '../../../src/session/types.ts';
import {
  hasLostOrganization,
  offersTheSame,
  withProfile,
} from '../../../src/session/withProfile.ts';
import { sessionOf, viewNamed, DEFAULT, LAB, ROOT } from '../app/fixtures.ts';
import { profileBody, settingsArea, view } from './sample.ts';

function session(console_orgs: readonly Organization[], given: Partial<Session> = {}): Session {
  const base = sessionOf({ views: [viewNamed('console')] });
  return {
    ...base,
    profile: readProfile(profileBody({ console_orgs })),
    settings: { ...base.settings, XPACK_ENABLED: true },
    view: view('console'),
    organization: LAB,
    organizations: console_orgs,
    ...given,
  };
}
const profile = (given: Readonly<Record<string, unknown>>) => readProfile(profileBody(given));

describe('an organization in an address or a cookie', () => {
  it.each([
    ['its id', LAB, 'lab'],
    ['its name, whatever its case', LAB, 'LAB'],
    ['the word root', ROOT, 'root'],
    ['the word default', DEFAULT, 'Default'],
  ])('is meant by %s', (_name, organization, asked) => {
    expect(isOrganization(organization, asked)).toBe(true);
    expect(isOrganization(organization, 'other')).toBe(false);
  });

  it('may be chosen by any of them', () => {
    const list = [ROOT, DEFAULT, LAB];
    const wish = { list, several: true, remembered: [DEFAULT.id] };
    expect(chooseOrganization({ ...wish, asked: 'root' })).toBe(ROOT);
    expect(chooseOrganization({ ...wish, asked: 'nobody' })).toBe(DEFAULT);
  });
});

describe('an address inside the console', () => {
  const console = view('console');
  const asks = (asked: string | null, here: Session, at = console) => {
    const context = createOrganizationContext();
    return [changesOrganization(asked, at, here, context), context.refused];
  };

  it('that asks for another organization of the person changes it', () => {
    expect(asks(DEFAULT.id, session([DEFAULT, LAB]))).toEqual([true, undefined]);
    expect(asks(DEFAULT.id, session([DEFAULT, LAB]), settingsArea)).toEqual([true, undefined]);
  });

  it('that asks for none, or the one in force, does not', () => {
    expect(asks(null, session([DEFAULT, LAB]))).toEqual([false, undefined]);
    expect(asks('lab', session([DEFAULT, LAB]))).toEqual([false, undefined]);
  });

  it('that asks for one of somebody else is refused, and so is any without the extension', () => {
    expect(asks('foreign', session([DEFAULT, LAB]))).toEqual([false, 'foreign']);
    const open = session([DEFAULT, LAB]);
    const settings = { ...open.settings, XPACK_ENABLED: false };
    expect(asks(DEFAULT.id, { ...open, settings })).toEqual([false, DEFAULT.id]);
  });
});

describe('a profile that is fetched anew', () => {
  it('brings new organizations, other names and other permissions', () => {
    const renamed = { ...LAB, name: 'Laboratory' };
    const before = session([LAB]);
    const next = withProfile(before, profile({ console_orgs: [DEFAULT, renamed], perms: ['a.b'] }));
    expect(next.organizations).toEqual([DEFAULT, renamed]);
    expect(next.organization).toEqual(renamed);
    expect([...next.gateContext.permissions]).toEqual(['a.b']);
    expect(hasLostOrganization(next)).toBe(false);
    expect(offersTheSame(before, next)).toBe(false);
    expect(offersTheSame(before, withProfile(before, profile({ console_orgs: [LAB] })))).toBe(true);
  });

  it('without the one in force says that it is lost, and brings no permissions of another', () => {
    const before = session([DEFAULT, LAB]);
    const next = withProfile(before, profile({ console_orgs: [DEFAULT], perms: ['a.b'] }));
    expect(hasLostOrganization(next)).toBe(true);
    expect(next.organization).toBe(LAB);
    expect(next.gateContext).toBe(before.gateContext);
  });

  it('cannot lose the only one of a server without the extension', () => {
    const before = session([DEFAULT, LAB]);
    const settings = { ...before.settings, XPACK_ENABLED: false };
    expect(hasLostOrganization({ ...before, settings, organizations: [DEFAULT] })).toBe(false);
  });
});
