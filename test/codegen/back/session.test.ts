import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../codegen/derive/brand.ts';
import { SESSION_PRESETS, sessionOf } from '../../../codegen/derive/session.ts';
import type { AppSource, SessionSource } from '../../../codegen/schema/generated/manifest.ts';
import { validatorOf } from '../../../codegen/schema/validators.ts';

const APP = {
  app: 'Library',
  version: '1',
  base: '/ui/',
  languages: { en: { cookie: 'en', name: 'English' } },
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  pageSizes: [15],
  passwordWarningDays: 0,
} satisfies AppSource;

const facts = (session?: SessionSource) => sessionOf({ ...APP, ...(session && { session }) });

describe('the presets of sessions', () => {
  it.each([...SESSION_PRESETS])('%s is what the schema of `session` takes', (_name, words) => {
    const validate = validatorOf('app');
    expect(validate({ ...APP, session: words })).toBe(true);
  });

  it('are those that `preset` may name', () => {
    expect([...SESSION_PRESETS.keys()].toSorted()).toEqual([
      'django',
      'jumpserver',
      'none',
      'token',
    ]);
  });
});

describe('what `session` says', () => {
  it('is that of jumpserver without it', () => {
    expect(facts()).toMatchObject({
      login: { kind: 'page', address: '/core/auth/login/', pages: '/core/auth/', next: 'next' },
      mark: 'jms_session_expire',
      permissions: { field: 'perms' },
      organizations: { header: 'X-JMS-ORG', lists: { audit: 'audit_orgs' } },
    });
  });

  it('is nothing but the language and the usual refusal with the preset none', () => {
    expect(facts({ preset: 'none' })).toEqual({ signedOut: [401], language: 'language' });
  });

  it('adds words within a word to those of the preset, and none takes the word away', () => {
    const { messages, licence, logout } = facts({
      messages: { address: 'notes' },
      licence: 'none',
      logout: 'none',
    });
    expect(messages).toEqual({ address: 'notes', socket: '/ws/notifications/site-msg/' });
    expect([licence, logout]).toEqual([undefined, undefined]);
  });

  it('has a login by a token with its usual names', () => {
    expect(
      facts({ preset: 'token', login: { address: 'auth/token', token: 'access' } }).login,
    ).toEqual({
      kind: 'token',
      address: 'auth/token',
      username: 'username',
      password: 'password',
      token: 'access',
      scheme: 'Token',
    });
    expect(facts({ preset: 'none', login: { address: 'auth/token' } }).login).toMatchObject({
      scheme: 'Bearer',
    });
  });

  it('takes pages below the login page for those of a login, unless it says where they are', () => {
    expect(facts({ preset: 'django' }).login).toMatchObject({ pages: '/accounts/login/' });
  });

  it('says where permissions are told: in a field of the profile, elsewhere, or nowhere', () => {
    expect(facts({ preset: 'none', permissions: 'rights' }).permissions).toEqual({
      field: 'rights',
    });
    const elsewhere = { address: 'users/profile/permissions', field: 'perms' };
    expect(facts({ permissions: elsewhere }).permissions).toEqual(elsewhere);
    expect(facts({ permissions: 'none' }).permissions).toBeUndefined();
  });

  it('can be that of a later server: refusals with a level, no mark', () => {
    const later = facts({
      mark: 'none',
      verification: { code: 'none', status: 412, type: 'user_confirm_required' },
    });
    expect(later.mark).toBeUndefined();
    expect(later.verification).toEqual({ status: 412, type: 'user_confirm_required' });
  });
});

describe('what `brand` says', () => {
  it('is the accent of the engine without it, and no logo', () => {
    expect(brandOf(APP)).toEqual({ accent: '#1ab394' });
  });

  it('takes a logo by its address, and a title by its setting', () => {
    const brand = { accent: '#7A4FBF', logo: '/static/logo.svg', title: 'TITLE' };
    expect(brandOf({ ...APP, brand })).toEqual({
      accent: '#7a4fbf',
      logo: { address: '/static/logo.svg' },
      title: { setting: 'TITLE' },
    });
  });
});
