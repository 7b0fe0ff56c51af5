import type { Behaviour } from './behaviour.ts';

/** The rules of a filter are those that name it. */
export const commandFilters: Behaviour = {
  relations: {
    rules: { kind: 'column', table: 'r_assets_commandfilterrule', column: 'filter' },
  },
  sizes: { mini: ['id', 'name'] },
};
