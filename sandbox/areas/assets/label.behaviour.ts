import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { thoseThatList } from '../../kernel/resources/reverseRelations.ts';

/** Assets with a label are the other side of the assets' own labels. Labels made here are the users' (`U`). */
const labels: BehaviourOf<'assets.label'> = {
  relations: { assets: thoseThatList('assets.asset', 'labels') },
  sizes: { mini: ['id', 'name', 'value'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['category'] ??= 'U';
  },
};

export default labels;
