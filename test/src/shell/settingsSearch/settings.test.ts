import { describe, expect, it } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { routes } from '../../../../generated/routes.ts';
import {
  searchSettings,
  settingsForms,
  settingsOf,
} from '../../../../src/shell/settingsSearch/settings.ts';
import { formOf, gatesOf, resourceNamed } from '../../app/fixtures.ts';

const context = (...permissions: readonly string[]) => gatesOf(permissions);
const open = { routes, verdict: () => ({ open: true }) as const };
const closed = { reason: 'permission', missing: 'settings.change_auth' } as const;

const directory: ResourceDefinition = {
  ...resourceNamed('AuthLdap'),
  fields: [
    { name: 'AUTH_LDAP', type: 'boolean', label: 'On' },
    { name: 'SERVER', type: 'string', label: 'Server', help: 'Scheme and timeout' },
    { name: 'ORG', type: 'string', label: 'Organization', gate: { licence: true } },
    { name: 'HIDDEN', type: 'string', label: 'Not in the form' },
  ],
  form: formOf([{ field: 'AUTH_LDAP' }, { field: 'SERVER' }, { field: 'ORG' }]),
};

describe('the forms whose settings are found', () => {
  it('are single pages, and the forms of tabs at their tab', () => {
    const forms = settingsForms(open, context());
    const at = new Map(forms.map(({ resource, address }) => [resource, address]));
    expect(at.get('settings.security')).toBe('/settings/security');
    expect(at.get('settings.ldap')).toBe('/settings/auth?activeTab=ldap');
    expect(forms.every(({ address }) => address.startsWith('/settings/'))).toBe(true);
  });

  it('are none of a page that the person may not open', () => {
    const some = {
      routes,
      verdict: (route: unknown) =>
        typeof route === 'object' && route !== null && 'name' in route && route.name === 'Auth'
          ? ({ open: false, ...closed } as const)
          : ({ open: true } as const),
    };
    const resources = settingsForms(some, context()).map(({ resource }) => resource);
    expect(resources).toContain('settings.security');
    expect(resources).not.toContain('settings.ldap');
  });
});

describe('the settings of a form', () => {
  const [form] = settingsForms(open, context()).filter(
    ({ resource }) => resource === 'settings.ldap',
  );
  const found = form ? settingsOf(form, directory, context(), String) : [];

  it('are those of the form that the person may see', () => {
    expect(found.map(({ field }) => field)).toEqual(['AUTH_LDAP', 'SERVER']);
    expect(found[0]?.address).toBe('/settings/auth?activeTab=ldap');
  });

  it('are found by label, help, name and place, those of the label first', () => {
    const names = (query: string) => searchSettings(found, query).map(({ field }) => field);
    expect(names('TIMEOUT')).toEqual(['SERVER']);
    expect(names('auth_ldap')).toEqual(['AUTH_LDAP']);
    // “On” is the label of one, and part of the address of both.
    expect(names('on')).toEqual(['AUTH_LDAP', 'SERVER']);
    expect(names('server scheme')).toEqual(['SERVER']);
    expect(names('nothing')).toEqual([]);
  });
});
