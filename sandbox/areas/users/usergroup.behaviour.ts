import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { thoseThatList } from '../../kernel/resources/reverseRelations.ts';

/** Members are the other side of the users' own groups. */
const groups: BehaviourOf<'users.usergroup'> = {
  relations: { users: thoseThatList('users.user', 'groups') },
  sizes: { mini: ['id', 'name'] },
};

export default groups;
