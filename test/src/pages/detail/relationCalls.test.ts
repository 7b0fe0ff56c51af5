// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  addCall,
  relatedIds,
  removeCall,
} from '../../../../src/pages/detail/relations/relationCalls.ts';
import { linkOf } from '../../../../src/pages/record/values/webLink.ts';

const pairs = {
  card: {
    field: 'groups',
    via: { address: 'users/users-groups-relations', owner: 'user', target: 'usergroup' },
  },
  address: 'users/users/u1',
  owner: 'u1',
  record: { id: 'u1' },
};
const own = {
  card: { field: 'nodes' },
  address: 'assets/assets/a1',
  owner: 'a1',
  record: { id: 'a1' },
};
const parts = {
  card: {
    field: 'nodes',
    via: {
      add: { address: 'plans/$record.id/nodes', query: { action: 'add' } },
      remove: { address: 'plans/$record.id/nodes/remove' },
    },
  },
  address: 'plans/p1',
  owner: 'p1',
  record: { id: 'p1' },
};

describe('related records that the server takes in pairs', () => {
  it('are added by one array', () => {
    expect(addCall(pairs, ['g1', 'g2'], [])).toEqual({
      method: 'POST',
      address: 'users/users-groups-relations',
      body: [
        { user: 'u1', usergroup: 'g1' },
        { user: 'u1', usergroup: 'g2' },
      ],
    });
  });

  it('are removed by a query that names both', () => {
    expect(removeCall(pairs, 'g1', [])).toEqual({
      method: 'DELETE',
      address: 'users/users-groups-relations',
      query: { user: 'u1', usergroup: 'g1' },
    });
  });
});

describe('related records that come and leave at addresses of their own', () => {
  it('are named by what comes, or by what leaves, and by nothing else', () => {
    expect(addCall(parts, ['n2', 'n3'], ['n1'])).toEqual({
      method: 'PATCH',
      address: 'plans/p1/nodes',
      query: { action: 'add' },
      body: { nodes: ['n2', 'n3'] },
    });
    expect(removeCall(parts, 'n1', ['n1'])).toEqual({
      method: 'PATCH',
      address: 'plans/p1/nodes/remove',
      body: { nodes: ['n1'] },
    });
  });
});

describe('related records that the record itself holds', () => {
  it('are sent as the whole list, each once', () => {
    expect(addCall(own, ['n2', 'n3'], ['n1', 'n2'])).toEqual({
      method: 'PATCH',
      address: 'assets/assets/a1',
      body: { nodes: ['n1', 'n2', 'n3'] },
    });
    expect(removeCall(own, 'n1', ['n1', 'n2']).body).toEqual({ nodes: ['n2'] });
  });

  it('are ids and nothing else', () => {
    expect(relatedIds(['n1', 2, null, { id: 3 }])).toEqual(['n1', 2]);
    expect(relatedIds(undefined)).toEqual([]);
  });
});

describe('a value that leads somewhere', () => {
  it('is a web address or one for mail, by its type', () => {
    expect(linkOf('url', 'https://example.org/a')?.href).toBe('https://example.org/a');
    expect(linkOf('email', 'ada@example.org')?.href).toBe('mailto:ada@example.org');
  });

  it.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'https://'],
    ['url', `${location.origin}/api/v1/users/users/x/mfa/reset/`],
    ['email', 'ada@example.org?bcc=eve@example.org'],
    ['string', 'https://example.org'],
  ] as const)('is mere text otherwise: %s %s', (type, value) => {
    expect(linkOf(type, value)).toBeUndefined();
  });
});
