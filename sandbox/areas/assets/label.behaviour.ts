import type { BehaviourOf } from '../../kernel/core/tables.ts';
import { reverseRelation } from '../../kernel/resources/reverseRelations.ts';

/** The assets of a label are those that have it. Labels made in the console have the category `U` (user). */
export const labels: BehaviourOf<'assets.label'> = {
  relations: { assets: reverseRelation('assets.asset', 'labels') },
  sizes: { mini: ['id', 'name', 'value'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['category'] ??= 'U';
  },
};
