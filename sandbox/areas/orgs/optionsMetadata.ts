import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'orgs/orgs/current': [
    ['GET'],
    'id string, name string*, is_default field read, is_root field read, comment string',
  ],
};

export default optionsMetadata;
