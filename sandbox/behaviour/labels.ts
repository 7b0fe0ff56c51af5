import type { Behaviour } from './behaviour.ts';

/** Assets with a label are the other side of the assets' own labels. Labels made here are the users' (`U`). */
export const labels: Behaviour = {
  relations: {
    assets: {
      kind: 'link',
      table: 'r_assets_asset__labels',
      owner: 'target_id',
      target: 'owner_id',
    },
  },
  sizes: { mini: ['id', 'name', 'value'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['category'] ??= 'U';
  },
};
