import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import ListPage from '../../../src/pages/list/ListPage.tsx';
import FormPage from '../../../src/pages/form/FormPage.tsx';
import type {
  ActionSlotProps,
  ColumnSlotProps,
  HeaderSlotProps,
  TabSlotProps,
  TabsPageSlotProps,
} from '../../../src/pages/slots/slots.ts';
import TabsPage from '../../../src/pages/tabs/TabsPage.tsx';
import { showDetail, showList } from './showPage.tsx';
import { ada, fakeProvider, filled, listing, robotAction, robots, routes, show } from './stage.tsx';
import { withoutServer } from '../withoutServer.ts';

withoutServer();

const greet = robotAction('greet', { skip: { field: 'kind', in: ['rover'] } });
const definition: ResourceDefinition = { ...robots, offers: [...(robots.offers ?? []), greet] };
const bob = { ...ada, id: '2', name: 'Bob', kind: 'rover' };
const calls = () => ({ getList: listing([ada, bob]) });

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

const list = (slots: Readonly<Record<string, unknown>>) => showList(calls(), { definition, slots });
const detail = (slots: Readonly<Record<string, unknown>>, query = '') =>
  showDetail({}, { definition, slots, query });

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

  it('below a tab of a page of lists, and below no other', async () => {
    const tabs = ['all', 'rare'].map((key) => ({
      key,
      label: key,
      list: { resource: robots.id, where: {} },
    }));
    const Below = ({ route }: TabsPageSlotProps) => <p>{`below a tab of ${route.name}`}</p>;
    const route = { ...filled(routes.list, { 'tab-rare': Below }), kind: 'tabs' as const, tabs };
    const at = (query: string) =>
      show({
        at: `/console/lab/robots${query}`,
        route,
        page: <TabsPage route={route} definition={definition} />,
        provider: fakeProvider(calls()),
      });
    at('?activeTab=rare');
    expect(await screen.findByText('below a tab of RobotList')).toBeTruthy();
    cleanup();
    at('?activeTab=all');
    await screen.findByText('Ada');
    expect(screen.queryByText('below a tab of RobotList')).toBeNull();
  });

  it('in the place of the call of an action of the whole list, which the root organization closes', async () => {
    const invite = robotAction('invite', { on: ['list'], gate: { organization: 'not-root' } });
    const offers = [...(robots.offers ?? []), invite];
    const at = (root: boolean) =>
      showList(calls(), {
        definition: { ...robots, offers },
        slots: { 'action-invite': Dialog },
        root,
      });
    at(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('dialog', { name: 'invite' })).toBeTruthy();
    cleanup();
    at(true);
    const closed = await screen.findByRole('button', { name: 'Invite' });
    expect(closed).toHaveProperty('disabled', true);
    expect(closed.parentElement?.title).toMatch(/^Not possible in the global organization/);
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
    fireEvent.click(await screen.findByRole('button', { name: '2 selected' }));
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
    show({ route, page });
    const form = await screen.findByRole('form');
    expect(await within(form).findByText('below the fields')).toBeTruthy();
  });
});

describe('what is written by hand and breaks', () => {
  /** Breaks until it is mended. */
  function fragile() {
    const state = { broken: true };
    const Part = ({ onClose }: { readonly onClose?: () => void }) => {
      if (state.broken) throw new Error('no such list');
      return (
        <button type="button" onClick={onClose}>
          mended
        </button>
      );
    };
    return { state, Part };
  }
  const quiet = vi.spyOn(console, 'error');
  beforeEach(() => void quiet.mockImplementation(() => undefined));
  afterEach(() => quiet.mockReset());

  async function again(state: { broken: boolean }, button = 'Try again') {
    state.broken = false;
    fireEvent.click(screen.getAllByRole('button', { name: button })[0] ?? document.body);
    expect(await screen.findAllByText('mended')).not.toHaveLength(0);
  }

  it('says so beside the heading; the list stands, and it can be tried again', async () => {
    const { state, Part } = fragile();
    list({ header: Part });
    expect((await screen.findByRole('alert')).textContent).toContain('no such list');
    expect(await screen.findByRole('rowheader', { name: 'Ada' })).toBeTruthy();
    await again(state);
  });

  it('leaves the value in the cells of its column, with a button to try again', async () => {
    const { state, Part } = fragile();
    list({ 'column-kind': Part });
    const [first] = await screen.findAllByRole('button', { name: 'Cannot be shown. Try again' });
    expect(first?.title).toContain('no such list');
    expect(screen.getByText('Rover')).toBeTruthy();
    await again(state, 'Cannot be shown. Try again');
  });

  it('says so below the content of its tab, which stands', async () => {
    const { state, Part } = fragile();
    detail({ 'tab-summary': Part }, '?activeTab=summary');
    expect((await screen.findByRole('alert')).textContent).toContain('no such list');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ada');
    await again(state);
  });

  it('says so in the place of its dialog, which can be closed', async () => {
    const { state, Part } = fragile();
    detail({ 'action-greet': Part }, '?activeTab=summary');
    fireEvent.click(await screen.findByRole('button', { name: /Greet/ }));
    const dialog = await screen.findByRole('dialog', { name: /no such list/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /Greet/ }));
    await screen.findByRole('dialog', { name: /no such list/ });
    await again(state);
  });

  it('says so below the fields of a form, which keeps what was typed', async () => {
    const { state, Part } = fragile();
    const route = filled(routes.create, { form: Part });
    const page = <FormPage route={route} definition={definition} />;
    show({ route, page });
    const form = await screen.findByRole('form');
    const name = await within(form).findByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Eve' } });
    await within(form).findByText(/no such list/);
    await again(state);
    expect(name).toHaveProperty('value', 'Eve');
  });

  it('that could not be loaded is asked for again', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ default: () => <p>mended</p> });
    };
    const route: RouteRecord = { ...routes.list, slots: { header: load } };
    const page = <ListPage route={route} definition={definition} />;
    show({ route, page, provider: fakeProvider(calls()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mended')).toBeTruthy();
  });
});
