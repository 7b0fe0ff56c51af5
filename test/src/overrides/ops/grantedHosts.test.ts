import { describe, expect, it } from 'vitest';
import {
  hostNames,
  hostNodes,
  leftOutHosts,
  leftOutOf,
} from '../../../../src/overrides/ops/grantedHosts.ts';
import { checkRows } from '../../../../src/pages/tree/checkTree.ts';
import { readTree } from '../../../../src/pages/tree/readTree.ts';

const asset = (id: string, protocols: readonly string[], chkDisabled = false) => ({
  id,
  pId: 'harbour',
  name: `host ${id}`,
  title: '10.0.0.1',
  chkDisabled,
  meta: { type: 'asset', data: { protocols } },
});
const entries = readTree([
  { id: 'harbour', pId: '', name: 'Harbour (4)', open: true, meta: { type: 'node' } },
  asset('a', ['ssh/22']),
  asset('b', ['ssh/22', 'rdp/3389']),
  asset('c', ['rdp/3389']),
  asset('d', ['ssh/22'], true),
]);

describe('the granted hosts of a batch command', () => {
  const nodes = hostNodes(entries, 'inactive');

  it('are those with SSH; inactive ones say so and cannot be chosen', () => {
    expect(nodes.map(({ name, note }) => [name, note])).toEqual([
      ['Harbour', undefined],
      ['host a', undefined],
      ['host b', undefined],
      ['host d', 'inactive'],
    ]);
    expect([...hostNames(nodes).keys()]).toEqual(['a', 'b']);
  });

  it('make a node fully ticked when all are chosen that can be', () => {
    const [node] = checkRows(nodes, new Set(['harbour']), new Set(['a', 'b']));
    expect([node?.state, node?.count, node?.total]).toEqual(['all', 2, 2]);
  });

  it('leave others out for a reason', () => {
    expect(leftOutHosts(entries)).toEqual([
      { id: 'c', name: 'host c', reason: 'protocol' },
      { id: 'd', name: 'host d', reason: 'inactive' },
    ]);
  });

  it('say of wanted assets which are left out, also of those that are not granted', () => {
    const wanted = ['a', 'c', 'x', 'y'];
    expect(leftOutOf(wanted, entries, new Map([['x', 'crane']]))).toEqual([
      { id: 'c', name: 'host c', reason: 'protocol' },
      { id: 'x', name: 'crane', reason: 'notGranted' },
      { id: 'y', name: 'y', reason: 'notGranted' },
    ]);
  });
});
