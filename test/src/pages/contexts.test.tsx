import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  useCreateContext,
  useEditContext,
  useListContext,
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useShowContext,
} from 'ra-core';
import { useWatch } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import FormPage from '../../../src/pages/form/FormPage.tsx';
import { showDetail, showList } from './showPage.tsx';
import { answersWith, fakeProvider, filled, robots, routes, show } from './stage.tsx';
import { withoutServer } from '../withoutServer.ts';

withoutServer();
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: String(index + 1),
  name: `Robot ${index + 1}`,
  kind: index % 2 ? 'rover' : 'arm',
  note: '',
  is_active: true,
}));

/** What react-admin's hooks say of the list, and buttons that change it through them. */
function Header() {
  const list = useListContext();
  const { page, perPage, total, sort, filterValues, selectedIds, data, isPending } = list;
  const said = JSON.stringify({
    resource: list.resource,
    at: [page, perPage, total, data?.length, isPending],
    sort,
    filterValues,
    selectedIds,
    around: [list.hasPreviousPage, list.hasNextPage],
  });
  return (
    <>
      <output data-testid="said">{said}</output>
      <button onClick={() => list.setPage(2)}>second page</button>
      <button onClick={() => list.setSort({ field: 'name', order: 'DESC' })}>by name</button>
      <button onClick={() => list.setFilters({ kind: 'arm', search: 'x', unknown: 1 })}>
        arms
      </button>
      <button onClick={() => list.hideFilter('kind')}>all kinds</button>
      <button onClick={() => list.onToggleItem('2')}>toggle 2</button>
      <button onClick={() => list.onSelectAll()}>all</button>
      <button onClick={() => list.onUnselectItems()}>none</button>
    </>
  );
}

function Cell() {
  const record = useRecordContext();
  return <b>{`${useResourceContext() ?? ''} ${String(record?.['name'])}`}</b>;
}

function list() {
  const getList = vi.fn(
    (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
      const from = (pagination.page - 1) * pagination.perPage;
      return Promise.resolve({ data: rows.slice(from, from + pagination.perPage), total: 40 });
    },
  );
  showList({ getList }, { slots: { header: Header, 'column-kind': Cell } });
  return getList;
}

const said = () => JSON.parse(screen.getByTestId('said').textContent) as Record<string, unknown>;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('below a list page react-admin’s hooks', () => {
  it('know resource, pages, rows and what is chosen', async () => {
    list();
    await screen.findByTestId('said');
    await waitFor(() => expect(said()).toMatchObject({ at: [1, 15, 40, 15, false] }));
    expect(said()).toMatchObject({
      resource: robots.id,
      selectedIds: [],
      around: [false, true],
    });
  });

  it('change the page, the order and the filters of the table', async () => {
    const getList = list();
    await screen.findByTestId('said');
    press('second page');
    await waitFor(() => expect(said()).toMatchObject({ at: [2, 15, 40, 15, false] }));
    press('by name');
    await waitFor(() => expect(said()).toMatchObject({ sort: { field: 'name', order: 'DESC' } }));
    press('arms');
    await waitFor(() =>
      expect(said()).toMatchObject({ filterValues: { kind: 'arm', search: 'x' } }),
    );
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      pagination: { page: 1 },
      sort: { field: 'name', order: 'DESC' },
      filter: { kind: 'arm', search: 'x' },
    });
    press('all kinds');
    await waitFor(() => expect(said()).toMatchObject({ filterValues: { search: 'x' } }));
  });

  it('choose rows as the table does', async () => {
    list();
    await screen.findByTestId('said');
    await waitFor(() => expect(said()).toMatchObject({ at: [1, 15, 40, 15, false] }));
    press('toggle 2');
    await waitFor(() => expect(said()).toMatchObject({ selectedIds: ['2'] }));
    expect(await screen.findByRole('checkbox', { name: /Robot 2$/, checked: true })).toBeTruthy();
    press('all');
    await waitFor(() => expect(said()['selectedIds']).toHaveLength(40));
    press('none');
    await waitFor(() => expect(said()).toMatchObject({ selectedIds: [] }));
  });

  it('know the record of each row', async () => {
    list();
    expect(await screen.findByText('lab.robot Robot 1')).toBeTruthy();
    expect(await screen.findByText('lab.robot Robot 15')).toBeTruthy();
  });
});

describe('on a detail page react-admin’s hooks', () => {
  it('know the record and its resource, and fetch it anew', async () => {
    function Tab() {
      const record = useRecordContext();
      const { resource, isPending, refetch } = useShowContext();
      return (
        <>
          <p>{`${useResourceContext() ?? ''} ${resource} ${String(record?.['name'])} ${isPending}`}</p>
          <button onClick={() => void refetch()}>again</button>
        </>
      );
    }
    const names = ['Ada', 'Eve'];
    const getOne = vi.fn(() =>
      Promise.resolve({ data: { ...rows[0], name: names.shift() ?? 'Eve' } }),
    );
    showDetail({ getOne }, { query: '?activeTab=parts', slots: { 'tab-parts': Tab } });
    expect(await screen.findByText('lab.robot lab.robot Ada false')).toBeTruthy();
    press('again');
    expect(await screen.findByText('lab.robot lab.robot Eve false')).toBeTruthy();
  });
});

describe('in a form react-admin’s hooks', () => {
  const page = (slot: unknown, which: 'create' | 'update', calls = {}) => {
    const route = filled(routes[which], { form: slot });
    show({
      route,
      page: <FormPage route={route} definition={robots} />,
      provider: fakeProvider(calls),
    });
  };

  it('know the record that is changed, its values, and save them', async () => {
    function Below() {
      const record = useRecordContext();
      const { resource, record: edited, isPending } = useEditContext();
      const { save } = useSaveContext();
      const typed = String(useWatch({ name: 'name' }));
      return (
        <>
          <p>{`${resource} ${String(record?.['name'])} ${String(edited?.['name'])} ${typed} ${isPending}`}</p>
          <button type="button" onClick={() => void save?.({ name: 'Robot one' })}>
            save so
          </button>
        </>
      );
    }
    const update = answersWith({ ...rows[0], name: 'Robot one' });
    page(Below, 'update', { getOne: answersWith({ ...rows[0] }), update });
    await screen.findByText('lab.robot Robot 1 Robot 1 Robot 1 false');
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'R' } });
    await screen.findByText('lab.robot Robot 1 Robot 1 R false');
    press('save so');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledWith(
      robots.id,
      expect.objectContaining({ data: expect.objectContaining({ name: 'Robot one' }) }),
    );
  });

  it('know of a new record that it is none yet', async () => {
    function Below() {
      const { resource, record, isPending } = useCreateContext();
      return <p>{`${resource} ${String(record)} ${isPending}`}</p>;
    }
    page(Below, 'create', {});
    expect(await screen.findByText('lab.robot undefined false')).toBeTruthy();
  });
});
