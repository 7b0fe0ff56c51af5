import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'acls/login-asset/check': [
    ['POST'],
    'user_id string*, asset_id string*, system_user_id string*, system_user_username string',
  ],
};

export default optionsMetadata;
