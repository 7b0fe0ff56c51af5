import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'authentication/password/verify': [['POST'], 'password string* write'],
};

export default optionsMetadata;
