import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { commonFacts, commonFields } from '../../../../src/pages/list/bulk/bulkForm.ts';
import { recordLink } from '../../../../src/pages/record/values/recordLink.ts';
import { ResourceList } from '../../../../src/pages/list/ResourceList.tsx';
import { withRowActions } from '../../../../src/pages/list/nested/withRowActions.ts';
import { withVerdicts } from '../../../../src/session/withVerdicts.ts';
import { createRouteTable } from '../../../../src/session/routeTable.ts';
import { routeNamed, sessionOf, viewNamed } from '../../app/fixtures.ts';
import { showList } from '../showPage.tsx';
import { ada, fakeProvider, listing, robots, routes, show } from '../stage.tsx';

async function chooseAll(): Promise<void> {
  await screen.findByText('Ada');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: '2 selected' }));
}

describe('a link to another record (spec 1, section 2.7)', () => {
  const detail = (name: string, resource: string, permissions: readonly string[] = []) =>
    routeNamed(name, `/console/${name}/:id`, { kind: 'detail', resource, gate: { permissions } });
  const table = createRouteTable([
    detail('DbDetail', 'lab.db'),
    detail('CloudDetail', 'lab.cloud'),
    detail('HostDetail', 'lab.host', ['lab.view_host']),
  ]);
  const known = (...permissions: string[]) =>
    withVerdicts(table, sessionOf({ permissions, views: [viewNamed('console')] }).gateContext);
  const app = {
    field: 'app',
    pages: [
      { resource: 'lab.db', where: { category: 'db' } },
      { resource: 'lab.cloud', where: { category: 'cloud' } },
    ],
  };
  const host = { field: 'attrs.host', pages: [{ resource: 'lab.host' }] };

  it('leads to the page for records of its kind', () => {
    const row = { app: 'a1', category: 'cloud' };
    expect(recordLink(app, row, undefined, known())).toBe('/console/CloudDetail/a1');
    expect(recordLink(app, { app: 'a1', category: 'x' }, undefined, known())).toBeUndefined();
  });

  it('is none for those who may not open the record, and where there is none', () => {
    const row = { attrs: { host: 'h1' } };
    expect(recordLink(host, row, undefined, known('lab.view_host'))).toBe('/console/HostDetail/h1');
    expect(recordLink(host, row, undefined, known())).toBeUndefined();
    expect(recordLink(host, { attrs: null }, undefined, known('lab.view_host'))).toBeUndefined();
  });
});

describe('a bulk update of fields that hang on others', () => {
  const fields = [
    ...(robots.fields ?? []),
    {
      name: 'tools',
      type: 'references' as const,
      label: 'Tools',
      options: { from: 'lab/tools', text: 'name', value: 'id', query: { kind: '$record.kind' } },
    },
  ];
  const arms = [
    { id: '1', kind: 'arm' },
    { id: '2', kind: 'arm' },
  ];

  it('offers them for records that agree, and asks for what fits these', () => {
    expect(commonFields(['note', 'tools'], fields, arms, {})).toEqual(['note', 'tools']);
    expect(commonFacts(['note', 'tools'], fields, arms)).toEqual({ kind: 'arm' });
  });

  it('leaves out what people cannot change about themselves when they are among the records', () => {
    const closed = fields.map((one) =>
      one.name === 'note' ? { ...one, selfReadOnly: true as const } : one,
    );
    expect(commonFields(['note', 'tools'], closed, arms, { id: '2' })).toEqual(['tools']);
    expect(commonFields(['note', 'tools'], closed, arms, { id: '9' })).toEqual(['note', 'tools']);
  });

  it('leaves them out for records that differ', () => {
    const mixed = [...arms, { id: '3', kind: 'rover' }];
    expect(commonFields(['note', 'tools'], fields, mixed, {})).toEqual(['note']);
  });
});

describe('what the record of a page does to listed rows', () => {
  const push: Action = {
    key: 'push',
    label: 'Push',
    on: ['row', 'selection'],
    byPage: true,
    gate: { permissions: ['lab.change_robot'] },
    when: { field: 'auto_push', in: [true] },
    does: {
      kind: 'call',
      method: 'POST',
      address: 'lab/lines/$record.id/tasks',
      body: { action: 'push', robots: '$selection.id' },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word
    then: 'none',
  };
  const rows = [
    { id: '1', name: 'Ada', kind: 'arm' },
    { id: '2', name: 'Bob', kind: 'arm' },
  ];

  function list(owner: Readonly<Record<string, unknown>>, definition: ResourceDefinition = robots) {
    const provider = fakeProvider({ getList: listing(rows) });
    const shown = withRowActions(
      {
        ...definition,
        list: { columns: [], shown: [], fixed: [], filters: [], ...definition.list },
      },
      [push],
      owner,
      {},
    );
    const page = <ResourceList definition={shown} route={routes.list} owner={owner} />;
    show({ route: routes.list, page, provider });
  }

  it('names the record in the address and the chosen rows in the body', async () => {
    const fetched = vi.fn((_address: string, _options: RequestInit) =>
      Promise.resolve(Response.json({}, { status: 201 })),
    );
    vi.stubGlobal('fetch', fetched);
    list({ id: 'line-7', auto_push: true });
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Push' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toContain('lab/lines/line-7/tasks/');
    expect(JSON.parse(String(options?.body))).toEqual({ action: 'push', robots: ['1', '2'] });
  });

  it('is not there while the record does not do it', async () => {
    list({ id: 'line-7', auto_push: false });
    await chooseAll();
    await screen.findByRole('menuitem', { name: 'Delete selected' });
    expect(screen.queryByRole('menuitem', { name: 'Push' })).toBeNull();
  });
});

describe('a record that has a detail and no page for it', () => {
  it('opens in a dialog at its name', async () => {
    const getList = listing([{ ...ada, note: 'Careful' }]);
    showList({ getList }, { known: [routes.list] });
    fireEvent.click(await screen.findByRole('button', { name: 'Ada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Robot: Ada' });
    expect(dialog.textContent).toContain('Careful');
  });
});
