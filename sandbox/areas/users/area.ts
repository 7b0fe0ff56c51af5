import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { channelEndpoints } from './channels.endpoints.ts';
import { reverseRelation } from '@gatehouse-console/engine/sandbox/resources/reverseRelations.ts';
import { ownSecretEndpoints } from './ownSecrets.endpoints.ts';
import { profileEndpoints } from './profile.endpoints.ts';
import { users } from './user.behaviour.ts';

const OWN_SECRETS = ['PATCH', 'PUT', 'GET'];

export const usersArea = {
  behaviours: {
    'users.user': users,
    // The members of a group are the users that refer to it.
    'users.usergroup': {
      relations: { users: reverseRelation('users.user', 'groups') },
      sizes: { mini: ['id', 'name'] },
    },
  },
  endpoints: [channelEndpoints, ownSecretEndpoints, profileEndpoints],
  optionsMetadata: {
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
    'users/users/invite': [['POST'], 'org_roles field, users field*'],
    'users/users/remove': { shows: 'users.user', methods: ['POST'] },
  },
} satisfies AreaOf<'users'>;
