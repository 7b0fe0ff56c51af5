import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listing, robots } from '../stage.tsx';
import { showList } from '../showPage.tsx';

it('a row that is not in use says so behind its name, and the others say nothing', async () => {
  const rows = [
    { id: 1, name: 'Ada', is_active: true },
    { id: 2, name: 'Bob', is_active: false },
  ];
  const inactive = { field: 'is_active', label: 'Inactive' };
  const definition = { ...robots, ...(robots.list && { list: { ...robots.list, inactive } }) };
  showList({ getList: listing(rows) }, { definition });
  const bob = await screen.findByRole('rowheader', { name: /Bob/ });
  expect(await within(bob).findByText('Inactive')).toBeTruthy();
  expect(screen.getAllByText('Inactive')).toHaveLength(1);
});
