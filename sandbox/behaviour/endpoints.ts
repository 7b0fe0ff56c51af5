import type { Behaviour } from './behaviour.ts';

/** The endpoint that is there from the start (protocol facts, section 8.3). */
export const DEFAULT_ENDPOINT = '00000000-0000-0000-0000-000000000001';

export const endpoints: Behaviour = {
  bulkDelete: 'ids',
  sizes: { mini: ['id', 'name'] },
  beforeDelete: (row) => (row['id'] === DEFAULT_ENDPOINT ? 'keep' : 'delete'),
};

export const endpointRules: Behaviour = { bulkDelete: 'ids', sizes: { mini: ['id', 'name'] } };
