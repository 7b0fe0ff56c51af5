import type { Person } from './person.ts';
import type { Areas } from './sandbox.ts';

/** On a server without areas, every caller may do everything. */
const ANYBODY: Person = {
  id: '00000000-0000-0000-0000-000000000001',
  username: 'anybody',
  name: 'Anybody',
  permissions: new Set(),
};

/** For a server that only has the resources of its manifests. */
export const NO_AREAS: Areas = {
  behaviours: {},
  endpoints: [],
  described: {},
  tables: [],
  people: {
    callerOf: () => ANYBODY.id,
    find: ({ model }, id) =>
      id === ANYBODY.id
        ? { ...ANYBODY, permissions: new Set(model.permissions.map(({ name }) => name)) }
        : undefined,
    organizationsOf: ({ organization }) => [organization],
  },
  wrote: () => undefined,
  sockets: {},
};
