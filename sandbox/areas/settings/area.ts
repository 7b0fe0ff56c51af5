import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { openSettings, sentSettings } from '../publicSettings/publicSettings.ts';
import { parseFieldNotation } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
import { plainMetadata } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import { categories } from './categories.endpoints.ts';
import { ldapEndpoints } from './ldap.endpoints.ts';
import { securitySettings } from './security.behaviour.ts';
import { settingTestEndpoints } from './settingTests.endpoints.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** Of v2.28 (recorded). */
const SHORTEST_LOGIN_LINK_S = 60;

export const settingsArea = {
  behaviours: {
    'settings.security': securitySettings,
    'settings.sso': {
      serverFields: {
        AUTH_SSO_AUTHKEY_TTL: (field, version) =>
          version === 'v2.28' ? { ...field, min: SHORTEST_LOGIN_LINK_S } : field,
      },
    },
  },
  endpoints: [
    categories,
    ldapEndpoints,
    settingTestEndpoints,
    // Public settings (protocol, section 11).
    [
      get('settings/public/open', 'anonymous', ({ sandbox }) => ok(openSettings(sandbox))),
      get('settings/public', [], ({ sandbox }) => ok(sentSettings(sandbox))),
    ],
  ],
  optionsMetadata: {
    'settings/public': ({ sandbox }) => ofValues(sentSettings(sandbox)),
    'settings/public/open': ({ sandbox }) => ofValues(openSettings(sandbox)),
  },
} satisfies AreaOf<'settings'>;

/** Metadata of settings, with field types that follow from their values. */
function ofValues(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const types: Readonly<Record<string, string>> = {
    boolean: 'boolean',
    number: 'integer',
    string: 'string',
  };
  const described = Object.entries(values).map(
    ([name, value]) => `${name} ${types[typeof value] ?? 'nested object'}*`,
  );
  return { ...plainMetadata('API'), actions: { GET: parseFieldNotation(described.join(', ')) } };
}
