import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { thoseThatName } from '../../kernel/resources/reverseRelations.ts';

/** The rules of a filter are those that refer to it. */
const commandFilters: BehaviourOf<'assets.commandfilter'> = {
  relations: { rules: thoseThatName('assets.commandfilterrule', 'filter') },
  sizes: { mini: ['id', 'name'] },
};

export default commandFilters;
