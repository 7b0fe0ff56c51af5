import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showList } from '../showPage.tsx';
import { listing, robots, told } from '../stage.tsx';

const row = (id: number, name: string, note: string) => ({ id, name, note, kind: 'arm' });
const definition = {
  ...robots,
  list: {
    ...robots.list,
    columns: [
      { field: 'name', cell: 'text' as const, sortable: true as const, link: {} },
      { field: 'note', cell: 'text' as const, sortable: true as const },
    ],
    shown: ['name', 'note'],
    fixed: ['name'],
    filters: [],
  },
};
const head = (name: string) => screen.findByRole('columnheader', { name: new RegExp(name) });

describe('an order that the server ignores', () => {
  it('is not offered once its rows came, and that is said once', async () => {
    const getList = listing([row(1, 'Bob', 'a'), row(2, 'Ada', 'b')]);
    showList({ getList }, { definition, query: '?order=name' });
    await waitFor(() => expect(told()).toBe('The server does not sort this list by Name'));
    expect(within(await head('Name')).queryByRole('button')).toBeNull();
    expect((await head('Name')).getAttribute('aria-sort')).toBeNull();
    expect(screen.queryByText(/Sorted by/)).toBeNull();
    // Another order of the same list is still offered, and kept where the rows have it.
    fireEvent.click(within(await head('Note')).getByRole('button'));
    await waitFor(async () =>
      expect((await head('Note')).getAttribute('aria-sort')).toBe('ascending'),
    );
    expect(getList).toHaveBeenLastCalledWith(
      'lab.robot',
      expect.objectContaining({ sort: { field: 'note', order: 'ASC' } }),
    );
    expect(told()).toBe('The server does not sort this list by Name');
  });

  it('is known when the list is asked for without it', async () => {
    const getList = listing([row(1, 'Bob', 'a'), row(2, 'Ada', 'b')]);
    const router = showList({ getList }, { definition, query: '?order=name' });
    await waitFor(() => expect(told()).toBe('The server does not sort this list by Name'));
    await act(() => router.navigate('?'));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    expect(within(await head('Name')).queryByRole('button')).toBeNull();
    expect(within(await head('Note')).getByRole('button')).toBeTruthy();
  });
});
