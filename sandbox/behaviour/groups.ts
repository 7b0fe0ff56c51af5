import type { Behaviour } from './behaviour.ts';

/** Members are the other side of the users' own groups. */
export const groups: Behaviour = {
  relations: {
    users: {
      kind: 'link',
      table: 'r_users_user__groups',
      owner: 'target_id',
      target: 'owner_id',
    },
  },
  sizes: { mini: ['id', 'name'] },
};
