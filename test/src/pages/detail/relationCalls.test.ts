import { describe, expect, it } from 'vitest';
import {
  addCall,
  relatedIds,
  removeCall,
} from '../../../../src/pages/detail/relations/relationCalls.ts';
import { linkOf } from '../../../../src/pages/detail/values/webLink.ts';

const pairs = {
  card: {
    field: 'groups',
    via: { address: 'users/users-groups-relations', owner: 'user', target: 'usergroup' },
  },
  address: 'users/users/u1',
  owner: 'u1',
};
const own = { card: { field: 'nodes' }, address: 'assets/assets/a1', owner: 'a1' };

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
    ['email', 'ada@example.org?bcc=eve@example.org'],
    ['string', 'https://example.org'],
  ] as const)('is mere text otherwise: %s %s', (type, value) => {
    expect(linkOf(type, value)).toBeUndefined();
  });
});
