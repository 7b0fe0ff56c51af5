import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useGetManyAggregate } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ColumnModel } from '../../../../codegen/model/lists.ts';
import { listing, robots, routes, show } from '../stage.tsx';
import { ResourceList } from '../../../../src/pages/list/ResourceList.tsx';
import { fakeProvider } from '../stage.tsx';

const leader: FieldModel = {
  name: 'leader',
  type: 'reference',
  label: 'Leader',
  to: 'lab.robot',
  options: { from: 'lab/robots', text: 'name', value: 'id' },
};
const rows = [
  { id: 1, name: 'Ada', leader: 8 },
  { id: 2, name: 'Bob', leader: 9 },
  { id: 3, name: 'Cid', leader: 8 },
  { id: 4, name: 'Dot', leader: null },
];
const named = vi.fn((_resource: string, { ids }: { readonly ids: readonly unknown[] }) =>
  Promise.resolve({ data: ids.map((id) => ({ id, name: `Chief ${id}` })) }),
);

const LATER = 'lab.later';

/** Names a record once its button is pressed. */
function LaterRecord() {
  const [isAsked, setAsked] = useState(false);
  const { data } = useGetManyAggregate(LATER, { ids: [0] }, { enabled: isAsked });
  return <button onClick={() => setAsked(true)}>{data?.[0]?.name ?? 'Ask'}</button>;
}

/** The resources whose records were asked for before a later record was named. */
async function resourcesAsked(): Promise<readonly string[]> {
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('button', { name: 'Chief 0' });
  return named.mock.calls.map(([resource]) => resource);
}

/** A list of robots with one more column. */
function open(
  field: FieldModel = leader,
  column: Partial<ColumnModel> = {},
  data: readonly object[] = rows,
  known = Object.values(routes),
  more: readonly FieldModel[] = [],
) {
  const columns = [
    { field: 'name', cell: 'text' as const, link: {} },
    { field: field.name, cell: 'reference' as const, ...column },
  ];
  const definition = {
    ...robots,
    fields: [...(robots.fields ?? []), field, ...more],
    list: { ...robots.list, columns, shown: ['name', field.name], fixed: ['name'], filters: [] },
  };
  const getMany = named.mockClear();
  show({
    route: routes.list,
    known,
    page: (
      <>
        <ResourceList definition={definition} route={routes.list} />
        <LaterRecord />
      </>
    ),
    provider: fakeProvider({ getList: listing(data), getMany }),
  });
  return getMany;
}
const cells = () =>
  screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);

describe('references without a readable value beside them', () => {
  it('are named in one call for the page, and link to their records', async () => {
    const getMany = open();
    const [link] = await screen.findAllByRole('link', { name: 'Chief 8' });
    expect(link?.getAttribute('href')).toBe('/console/lab/robots/8');
    expect(screen.getByRole('link', { name: 'Chief 9' })).toBeTruthy();
    expect(getMany).toHaveBeenCalledOnce();
    expect(getMany.mock.calls[0]?.[1].ids).toEqual([8, 9]);
  });

  it('of a second field stand in the same cell, counted together', async () => {
    const heads: FieldModel = { ...leader, type: 'references', display: 'leader_names' };
    const rest: FieldModel = { ...heads, name: 'rest' };
    const column = { label: 'Who', rich: { kind: 'links', also: 'rest' } } as const;
    const ada = { id: 1, name: 'Ada', leader: [7], rest: [8, 9], leader_names: ['Chief 7'] };
    open(heads, column, [ada], Object.values(routes), [rest]);
    expect(await screen.findByRole('link', { name: 'Chief 7' })).toBeTruthy();
    const cell = screen.getByRole('link', { name: 'Chief 8' }).closest('td');
    expect(cell?.textContent).toBe('Chief 7, Chief 8+1');
    expect(screen.getByRole('columnheader', { name: /Who/ })).toBeTruthy();
  });

  it('are named where a field has several of them', async () => {
    const several: FieldModel = { ...leader, type: 'references' };
    const getMany = open(several, {}, [{ id: 1, name: 'Ada', leader: [7, 8, 9] }]);
    expect(await screen.findByRole('link', { name: 'Chief 7' })).toBeTruthy();
    expect(screen.getByText('+1')).toBeTruthy();
    expect(getMany).toHaveBeenCalledOnce();
  });

  it('stay ids for users who may not open such records', async () => {
    open(leader, {}, rows, [routes.list]);
    await screen.findAllByText('8');
    expect(await resourcesAsked()).toEqual([LATER]);
  });

  it.each([
    ['the server names them', { ...leader, display: 'leader_display' }, {}],
    [
      'another field than the id is sent',
      { ...leader, options: { from: 'x', text: 'name', value: 'name' } },
      {},
    ],
    ['the column says how they are shown', leader, { cell: 'text' as const }],
    ['the column leads elsewhere', leader, { link: { tab: 'parts' } }],
  ] as const)('are not asked for where %s', async (_, field, column) => {
    const told = rows.map((row) => ({ ...row, leader_display: 'Eve' }));
    open(field, column, told);
    await waitFor(() => expect(cells().length).toBeGreaterThan(rows.length));
    expect(await resourcesAsked()).toEqual([LATER]);
  });
});
