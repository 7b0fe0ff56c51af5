import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { reverseReference } from '../../kernel/resources/reverseRelations.ts';

/** The rules of a filter are those that refer to it. */
export const commandFilters: BehaviourOf<'assets.commandfilter'> = {
  relations: { rules: reverseReference('assets.commandfilterrule', 'filter') },
  sizes: { mini: ['id', 'name'] },
};
