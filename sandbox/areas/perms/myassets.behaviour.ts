import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { readOnlyBehaviour } from '../../kernel/core/readOnlyBehaviour.ts';

/** System users are loaded per row, favourites from an address of their own. */
const behaviour: BehaviourOf<'perms.myassets'> = {
  ...readOnlyBehaviour,
  hiddenFields: () => ['system_users', 'favourite'],
};
export default behaviour;
