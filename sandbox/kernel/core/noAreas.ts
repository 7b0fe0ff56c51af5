import type { Person } from './person.ts';
import type { Areas } from './sandbox.ts';

/** On a server without areas, every caller may do everything. */
const UNRESTRICTED_PERSON: Person = {
  id: '00000000-0000-0000-0000-000000000001',
  username: 'anybody',
  name: 'Anybody',
  permissions: new Set(),
};

/** For a server that only has the resources of its manifests. */
export const NO_AREAS: Areas = {
  parts: [],
  people: {
    callerOf: () => UNRESTRICTED_PERSON.id,
    find: ({ model }, id) =>
      id === UNRESTRICTED_PERSON.id
        ? {
            ...UNRESTRICTED_PERSON,
            permissions: new Set(model.permissions.map(({ name }) => name)),
          }
        : undefined,
    organizationsOf: ({ organization }) => [organization],
  },
  titleOf: () => undefined,
  wrote: () => undefined,
  sockets: {},
};
