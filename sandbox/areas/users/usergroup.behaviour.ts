import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { reverseRelation } from '../../kernel/resources/reverseRelations.ts';

/** The members of a group are the users that refer to it. */
export const groups: BehaviourOf<'users.usergroup'> = {
  relations: { users: reverseRelation('users.user', 'groups') },
  sizes: { mini: ['id', 'name'] },
};
