import { expect, it } from 'vitest';
import { readStorages } from '../../../../src/overrides/terminal/commandStorages.ts';

it('shows name, type and number of a command storage apart', () => {
  const sent = [
    { id: '0', pId: '', name: 'All' },
    { id: 'a', pId: '0', name: 'default(server)(165)', valid: true },
  ];
  expect(readStorages(sent)).toEqual([{ id: 'a', label: 'default (server) (165)', open: true }]);
});
