import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useNotificationContext } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import { ApiError } from '../../../src/api/errors.ts';
import DetailPage from '../../../src/pages/detail/DetailPage.tsx';
import ListPage from '../../../src/pages/list/ListPage.tsx';
import { useRunOffer } from '../../../src/pages/offers/useRunOffer.ts';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { answerQuestion, fakeProvider, robots, routes, show } from './stage.tsx';
import { withoutServer } from '../withoutServer.ts';

const call = vi.fn();
withoutServer({ request: call });

const ada = { id: '1', name: 'Ada', kind: 'arm', note: '', is_active: true };
const refusal = new ApiError({ kind: 'refused', status: 418, text: 'Not today' }, 'Not today');
const refused = () => vi.fn().mockRejectedValue(refusal);

/** What the console would say in its toasts. */
function Told() {
  const { notifications } = useNotificationContext();
  return <output data-testid="told">{notifications.map(({ message }) => message)}</output>;
}
const told = () => screen.getByTestId('told').textContent;

// Dialogs and menus come when they are first used.

afterEach(() => {
  call.mockReset();
});

describe('a failure says what failed, then why (spec 1, section 8)', () => {
  it('of a row that was to be deleted', async () => {
    const provider = fakeProvider({
      getList: vi.fn(() => Promise.resolve({ data: [ada], total: 1 })),
      delete: refused(),
    });
    const page = (
      <>
        <ListPage route={routes.list} definition={robots} />
        <Told />
      </>
    );
    show({ route: routes.list, page, provider });
    fireEvent.click(await screen.findByRole('button', { name: /^More/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answerQuestion('Delete');
    await expect.poll(told).toBe('Delete failed: Ada – Not today');
  });

  it('of a record that was to be read', async () => {
    const page = <DetailPage route={routes.detail} definition={robots} />;
    const provider = fakeProvider({ getOne: refused() });
    show({ route: routes.detail, page, provider });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Get failed.*Not today/s);
  });

  it('of a selection that was to be taken out of where it is', async () => {
    const remove: Action = {
      key: 'remove',
      label: 'Remove',
      on: ['selection'],
      gate: { permissions: [] },
      danger: true,
      does: { kind: 'spm', method: 'POST', address: 'lab/robots/remove' },
    };
    function Page() {
      const run = useRunOffer(robots);
      return <button onClick={() => void run(remove, { selection: [ada] })}>Remove</button>;
    }
    call.mockRejectedValue(refusal);
    const page = (
      <>
        <Page />
        <Told />
      </>
    );
    show({ route: routes.list, page });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect.poll(told).toBe('Bulk remove failed: Not today');
  });
});

describe('a switch of a record', () => {
  it('is red where it is dangerous', async () => {
    const toggle = (key: string, danger: boolean): Action => ({
      key,
      label: key,
      on: ['record'],
      gate: { permissions: [] },
      does: { kind: 'toggle', field: 'is_active' },
      ...(danger && { danger: true as const }),
    });
    const definition = { ...robots, offers: [toggle('plain', false), toggle('lethal', true)] };
    show({
      route: routes.detail,
      page: <DetailPage route={routes.detail} definition={definition} />,
      provider: fakeProvider({ getOne: vi.fn(async () => ({ data: ada })) }),
    });
    const knob = async (name: string) =>
      (await screen.findByRole('switch', { name })).closest('.MuiSwitch-switchBase')?.className;
    expect(await knob('lethal')).toContain('MuiSwitch-colorError');
    expect(await knob('plain')).toContain('MuiSwitch-colorPrimary');
  });
});

describe('an action that failed says which one, with which record, and why', () => {
  const push: Action = {
    key: 'push',
    label: 'Push',
    on: ['row', 'selection', 'list'],
    gate: { permissions: [] },
    does: { kind: 'call', method: 'POST', address: 'lab/robots/push' },
  };
  const asked = async (target: OfferTarget, error: ApiError) => {
    function Page() {
      const run = useRunOffer(robots);
      return <button onClick={() => void run(push, target)}>Push</button>;
    }
    call.mockRejectedValue(error);
    const page = (
      <>
        <Page />
        <Told />
      </>
    );
    show({ route: routes.list, page });
    fireEvent.click(await screen.findByRole('button', { name: 'Push' }));
    await expect.poll(told).not.toBe('');
    return told();
  };

  it('of a record', async () => {
    expect(await asked({ record: ada }, refusal)).toBe('Push for Ada failed: Not today');
  });

  it('of a selection of one; of several without their names', async () => {
    expect(await asked({ selection: [ada] }, refusal)).toBe('Push for Ada failed: Not today');
    cleanup();
    const two = [ada, { ...ada, id: '2', name: 'Bob' }];
    expect(await asked({ selection: two }, refusal)).toBe('Push failed: Not today');
  });

  it('of a whole list', async () => {
    expect(await asked({}, refusal)).toBe('Push failed: Not today');
  });

  it('by what the server says about its fields, called as the console calls them', async () => {
    const fields = { kind: 'No such kind.', serial: 'Too long.' };
    const wrong = new ApiError({ kind: 'validation', status: 400, fields }, 'errors.badRequest');
    expect(await asked({ record: ada }, wrong)).toBe(
      'Push for Ada failed: Bad request, please check again\nKind: No such kind.; serial: Too long.',
    );
  });
});
