import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import DetailPage from '../../../src/pages/detail/DetailPage.tsx';
import ListPage from '../../../src/pages/list/ListPage.tsx';
import FormPage from '../../../src/pages/form/FormPage.tsx';
import type {
  ActionSlotProps,
  ColumnSlotProps,
  HeaderSlotProps,
  TabSlotProps,
} from '../../../src/pages/slots/slots.ts';
import { everyPermission, fakeProvider, robots, routes, show } from './stage.tsx';

const greet: ActionModel = {
  key: 'greet',
  label: 'Greet',
  on: ['row', 'record', 'selection'],
  gate: {},
  call: { kind: 'call', method: 'POST', address: 'lab/robots/$record.id/greet' },
  skip: { field: 'kind', in: ['rover'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word; its value is never a function
  then: 'reload',
};
const definition: ResourceDefinition = { ...robots, actions: [greet] };
const ada = { id: '1', name: 'Ada', kind: 'arm', note: '', is_active: true };
const bob = { id: '2', name: 'Bob', kind: 'rover', note: '', is_active: true };
const provider = () =>
  fakeProvider({
    getList: vi.fn(() => Promise.resolve({ data: [ada, bob], total: 2 })) as never,
    getOne: vi.fn(() => Promise.resolve({ data: ada })) as never,
  });

function Header({ route, record }: HeaderSlotProps) {
  return <span>{`header of ${route.name} ${record ? String(record.name) : ''}`}</span>;
}
function Cell({ record, children }: ColumnSlotProps) {
  return (
    <b>
      {`by hand ${String(record.id)}: `}
      {children}
    </b>
  );
}
function Tab({ record }: TabSlotProps) {
  return <p>{`below the tab of ${String(record.name)}`}</p>;
}
function Dialog({ action, records, onClose }: ActionSlotProps) {
  return (
    <dialog open aria-label={action.key}>
      {records.map(({ name }) => String(name)).join(', ')}
      <button type="button" onClick={() => onClose(records.map(({ id }) => String(id)))}>
        Done
      </button>
    </dialog>
  );
}
const filled = (route: RouteRecord, slots: Readonly<Record<string, unknown>>): RouteRecord => ({
  ...route,
  slots: Object.fromEntries(
    Object.entries(slots).map(([name, part]) => [name, () => Promise.resolve({ default: part })]),
  ),
});

function list(slots: Readonly<Record<string, unknown>>) {
  const route = filled(routes.list, slots);
  const page = <ListPage route={route} definition={definition} />;
  show({
    at: '/console/lab/robots',
    route,
    page,
    provider: provider(),
    permissions: everyPermission,
  });
}

function detail(slots: Readonly<Record<string, unknown>>, query = '') {
  const route = filled(routes.detail, slots);
  const page = <DetailPage route={route} definition={definition} />;
  show({ at: `/console/lab/robots/1${query}`, route, page, provider: provider() });
}

// What is loaded later is compiled for the first test that asks for it.

afterEach(cleanup);

describe('what is written by hand stands in its slot:', () => {
  it('beside the heading of a list, and of a record', async () => {
    list({ header: Header });
    expect(await screen.findByText(/^header of RobotList/)).toBeTruthy();
    cleanup();
    detail({ header: Header });
    expect(await screen.findByText('header of RobotDetail Ada')).toBeTruthy();
  });

  it('in the cells of its column, around what they would have shown', async () => {
    list({ 'column-kind': Cell });
    const cell = await screen.findByText(/by hand 1:/);
    expect(cell.textContent).toBe('by hand 1: Arm');
    expect(screen.getByText(/by hand 2:/).textContent).toBe('by hand 2: Rover');
  });

  it('below the content of its tab, and of no other', async () => {
    detail({ 'tab-parts': Tab }, '?activeTab=parts');
    expect(await screen.findByText('below the tab of Ada')).toBeTruthy();
    cleanup();
    detail({ 'tab-parts': Tab }, '?activeTab=summary');
    await screen.findByRole('tab', { name: 'Parts' });
    expect(screen.queryByText('below the tab of Ada')).toBeNull();
  });

  it('in the place of the call of its action, for the record', async () => {
    detail({ 'action-greet': Dialog }, '?activeTab=summary');
    fireEvent.click(await screen.findByRole('button', { name: /Greet/ }));
    const dialog = await screen.findByRole('dialog', { name: 'greet' });
    expect(dialog.textContent).toContain('Ada');
  });

  it('in the place of the call of its action, for the chosen rows but those that are skipped', async () => {
    list({ 'action-greet': Dialog });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Ada/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Bob/ }));
    fireEvent.click(screen.getByRole('button', { name: '2 selected' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Greet' }));
    const dialog = await screen.findByRole('dialog', { name: 'greet' });
    expect(dialog.textContent).toContain('Ada');
    expect(dialog.textContent).not.toContain('Bob');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    // What is done with is no longer chosen.
    expect(await screen.findByRole('button', { name: '1 selected' })).toBeTruthy();
  });

  it('below the fields of a form', async () => {
    const route = filled(routes.create, { form: () => <p>below the fields</p> });
    const page = <FormPage route={route} definition={definition} />;
    show({ at: '/console/lab/robots/create', route, page, provider: provider() });
    const form = await screen.findByRole('form');
    expect(await within(form).findByText('below the fields')).toBeTruthy();
  });
});
