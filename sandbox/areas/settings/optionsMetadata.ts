import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { openSettings, publicSettings } from '../../kernel/core/settings.ts';
import { parseFieldNotation } from '../../kernel/api/fieldNotation.ts';
import { plainMetadata } from '../../kernel/resources/metadata.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'settings/ldap/users': [
    ['GET'],
    'id string*, username string*, name string*, email string*, groups list, existing boolean read',
  ],
  'settings/public': ({ sandbox }) => ofValues(publicSettings(sandbox)),
  'settings/public/open': ({ sandbox }) => ofValues(openSettings(sandbox)),
};

export default optionsMetadata;

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
