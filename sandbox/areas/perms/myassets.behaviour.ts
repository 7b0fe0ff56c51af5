import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { viewOnly } from '../../kernel/core/viewOnly.ts';

/** System users are loaded per row, favourites from an address of their own. */
const behaviour: BehaviourOf<'perms.myassets'> = {
  ...viewOnly,
  hiddenFields: () => ['system_users', 'favourite'],
};
export default behaviour;
