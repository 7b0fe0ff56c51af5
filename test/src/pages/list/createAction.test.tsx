import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ListPage from '../../../../src/pages/list/ListPage.tsx';
import type { Action } from '../../../../codegen/model/offers.ts';
import { withoutServer } from '../../withoutServer.ts';
import { fakeProvider, robots, routes, show } from '../stage.tsx';

const build: Action = {
  key: 'create',
  label: 'Build robot',
  on: ['list'],
  gate: { permissions: ['lab.add_robot'] },
  does: { kind: 'call', method: 'POST', address: 'lab/robots' },
};
const oil: Action = {
  ...build,
  key: 'oil',
  label: 'Oil all',
  does: { kind: 'call', method: 'POST', address: 'lab/robots/oil' },
};

function open(permissions: readonly string[]) {
  const definition = { ...robots, offers: [build, oil] };
  const provider = fakeProvider({ getList: vi.fn(async () => ({ data: [], total: 0 })) });
  const page = <ListPage route={routes.list} definition={definition} />;
  show({ route: routes.list, page, provider, permissions });
}

withoutServer();
describe('an action that posts to the address of its list', () => {
  it('is the button that creates, which the shortcut finds and the empty list names', async () => {
    open(['lab.add_robot']);
    await screen.findByText('Use “Build robot” to add the first one.');
    const buttons = [...document.querySelectorAll('[data-shortcut="create"]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Build robot']);
    expect(screen.getByRole('button', { name: 'Oil all' })).toBeTruthy();
  });

  it('is named to nobody who may not create', async () => {
    open([]);
    await screen.findByText('Items you can access will appear here.');
    expect(screen.queryByRole('button', { name: 'Build robot' })).toBeNull();
  });
});
