import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { PAIR } from '../../kernel/api/fieldNotation.ts';

const OWN_SECRETS = ['PATCH', 'PUT', 'GET'];

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'users/profile/mfa/reset': [['GET'], 'msg field read'],
  'users/profile/password': [
    OWN_SECRETS,
    'old_password string* write, new_password string* write, new_password_again string* write',
  ],
  'users/profile/public-key': [
    OWN_SECRETS,
    'public_key_comment string read, public_key_hash_md5 string read, public_key string* write',
  ],
  'users/profile/secret-key': [
    OWN_SECRETS,
    'new_secret_key string* write, new_secret_key_again string* write',
  ],
  'users/users-groups-relations': [
    PAIR,
    'id integer read, user field*, user_display string read, usergroup field*, usergroup_display string read',
  ],
  'users/users/invite': [['POST'], 'org_roles field, users field*'],
  'users/users/remove': { shows: 'users.user', methods: ['POST'] },
};

export default optionsMetadata;
