import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withoutServer } from '../../withoutServer.ts';
import { showList } from '../showPage.tsx';
import { listing, robotAction, robots } from '../stage.tsx';

const posting = (key: string, label: string, address: string) =>
  robotAction(key, {
    label,
    on: ['list'],
    gate: { permissions: ['lab.add_robot'] },
    does: { kind: 'call', method: 'POST', address },
  });
const offers = [
  posting('create', 'Build robot', 'lab/robots'),
  posting('oil', 'Oil all', 'lab/robots/oil'),
];
const open = (permissions: readonly string[]) =>
  showList({ getList: listing([]) }, { definition: { ...robots, offers }, permissions });

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
