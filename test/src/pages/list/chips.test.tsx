import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { showList } from '../showPage.tsx';
import { answerQuestion, robots, told } from '../stage.tsx';

const rows = [
  { id: '1', name: 'Ada', kind: 'arm', is_active: true, note: '' },
  { id: '2', name: 'Bob', kind: 'rover', is_active: false, note: '' },
  { id: '3', name: 'Cleo', kind: 'rover', is_active: true, note: '' },
];
const served = [
  ...rows,
  ...Array.from({ length: 17 }, (_, index) => ({
    id: `r${index}`,
    name: `R${index}`,
    kind: 'rover',
    is_active: true,
    note: '',
  })),
];

/** The server filters by the name alone. */
const answer = (all: readonly (typeof rows)[number][], total?: number) =>
  vi.fn((_resource: string, params: Record<string, unknown>) => {
    const { pagination, filter } = params as {
      pagination: { page: number; perPage: number };
      filter: { name?: string };
    };
    const found = filter.name === undefined ? all : all.filter(({ name }) => name === filter.name);
    const { page, perPage } = pagination;
    const data = found.slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({ data, total: total ?? found.length });
  });

const definition: ResourceDefinition = {
  ...robots,
  list: robots.list && {
    ...robots.list,
    chips: [
      { key: 'ada', label: 'Only Ada', where: { name: 'Ada' } },
      {
        key: 'idle',
        label: 'Idle',
        when: { field: 'is_active', in: [false] },
        actions: ['delete-selected'],
      },
      { key: 'kind', label: 'Kind', field: 'kind' },
    ],
  },
};

const open = (getList = answer(rows), query = '') => {
  showList({ getList }, { definition, query });
  return getList;
};
const chip = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Quick filters' })).findByRole('button', {
    name,
  });
const shown = () =>
  within(screen.getByRole('table', { name: 'Robots' }))
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('a chip above a list', () => {
  it('says how many records it has', async () => {
    open();
    expect(await chip(/^Only Ada\s*1$/)).toBeTruthy();
    expect(await chip(/^Idle\s*1$/)).toBeTruthy();
  });

  it('of the server sets its filters, and clears them when it is pressed again', async () => {
    const getList = open();
    const ada = await chip(/^Only Ada/);
    fireEvent.click(ada);
    await waitFor(() => expect(shown()).toEqual(['Ada']));
    expect(ada.getAttribute('aria-pressed')).toBe('true');
    expect(getList).toHaveBeenCalledWith(
      'lab.robot',
      expect.objectContaining({ filter: { name: 'Ada' }, pagination: { page: 1, perPage: 15 } }),
    );
    fireEvent.click(ada);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('of the browser reads the list, and shows the records that it is about, page by page', async () => {
    const getList = open(answer(served), '?chip=kind:rover&page=2');
    await waitFor(() => expect(shown()).toEqual(['R13', 'R14', 'R15', 'R16']));
    expect(await screen.findByText('16–19 of 19')).toBeTruthy();
    expect(getList).toHaveBeenCalledWith(
      'lab.robot',
      expect.objectContaining({ filter: {}, pagination: { page: 1, perPage: 1000 } }),
    );
    fireEvent.click(await chip(/^Idle/));
    await waitFor(() => expect(shown()).toEqual(['Bob']));
  });

  it('with a menu filters by a choice', async () => {
    open();
    fireEvent.click(await chip(/^Filter by Kind/));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Arm' }));
    await waitFor(() => expect(shown()).toEqual(['Ada']));
    expect(await chip(/Kind.*Arm/)).toBeTruthy();
  });

  it('does not count a long list until it is set, and says how much of it was read', async () => {
    open(answer(rows, 12_345));
    expect(await chip(/^Only Ada\s*12,345$/)).toBeTruthy();
    const idle = await chip(/^Idle$/);
    fireEvent.click(idle);
    await waitFor(() => expect(shown()).toEqual(['Bob']));
    expect(screen.getByText(/^The first 3 of 12,345 records/)).toBeTruthy();
    expect(idle.textContent).toBe('Idle1');
  });

  it('offers what can be done to all its records, and asks first', async () => {
    const deleteMany = vi.fn(() => Promise.resolve({ data: ['2'] }));
    showList({ getList: answer(rows), deleteMany }, { definition, query: '?chip=idle' });
    fireEvent.click(await chip(/^Delete all 1$/));
    await answerQuestion('Delete');
    await waitFor(() => expect(deleteMany).toHaveBeenCalledWith('lab.robot', { ids: ['2'] }));
    await waitFor(() => expect(told()).toBe('Robots deleted: 1'));
  });

  it('that the list does not have filters nothing', async () => {
    open(answer(rows), '?chip=gone');
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});
