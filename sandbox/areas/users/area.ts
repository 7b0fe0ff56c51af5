import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { channelEndpoints } from './channels.endpoints.ts';
import { reverseRelation } from '@gatehouse-console/engine/sandbox/resources/reverseRelations.ts';
import { ownSecretEndpoints } from './ownSecrets.endpoints.ts';
import { profileEndpoints } from './profile.endpoints.ts';
import { users } from './user.behaviour.ts';

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
    'users/users/remove': 'users/users',
  },
} satisfies AreaOf<'users'>;
