import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { recordsToWarnAbout } from '../../../src/pages/changeWarning.ts';
import { ListProvider } from '../../../src/pages/list/ListProvider.tsx';
import TransferTools from '../../../src/pages/transfer/TransferTools.tsx';
import { profile } from '../app/fixtures.ts';
import { showDetail, showList } from './showPage.tsx';
import {
  ada,
  answerQuestion,
  answersWith,
  fakeProvider,
  listing,
  robotAction,
  parts,
  robots,
  routes,
  show,
} from './stage.tsx';
import { withoutServer } from '../withoutServer.ts';
import { nameBox, openForm, typeInto } from './form/openForm.tsx';

const call = vi.fn(() => Promise.resolve({}));
withoutServer({ request: call });

/** No catalogue has words for robots: the key stands in their place. */
const MEANING = 'changeWarning.lab.robot';
const rover = { ...ada, id: '7', kind: 'rover', note: 'old' };
const arm = { ...ada, id: '2', name: 'Bob' };
const action = (key: string, more: Partial<Action> = {}) =>
  // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word; its value is never a function
  robotAction(key, { on: ['record', 'row'], then: 'none', ...more });
const guarded: ResourceDefinition = {
  ...robots,
  changeWarning: { when: { field: 'kind', in: ['rover'] }, own: ['note'] },
  offers: [
    ...(robots.offers ?? []),
    { key: 'update-selected', does: { kind: 'updateSelected', fields: ['is_active'] } },
    action('halt'),
    action('running', { on: ['record'], does: { kind: 'toggle', field: 'is_active' } }),
    action('stop', {
      label: 'Stop all',
      on: ['selection'],
      does: { kind: 'each', method: 'PATCH', address: 'lab/robots', each: { id: '$record.id' } },
    }),
  ],
};

const question = () => screen.findByRole('alertdialog');

describe('a change that needs a warning', () => {
  it('is about records of others that the condition names', () => {
    const records = [rover, arm];
    const of = (definition: ResourceDefinition, id: string, more = {}) =>
      recordsToWarnAbout({ definition, records, me: { id }, ...more });
    expect(of(guarded, '9')).toEqual([rover]);
    expect(of(guarded, rover.id)).toEqual([]);
    expect(of(robots, '9')).toEqual([]);
    expect(of(guarded, '9', { action: action('halt') })).toEqual([rover]);
    const opens = action('halt', { does: { kind: 'open', address: '/a' } });
    expect(of(guarded, '9', { action: opens })).toEqual([]);
  });
});

describe('the form of a record whose changes need a warning', () => {
  const open = (record: typeof rover) => {
    const update = answersWith(record);
    openForm('update', { update, getOne: answersWith(record) }, { definition: guarded });
    return update;
  };
  const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  /** Without a change nothing is saved. */
  const rename = async () => typeInto(await nameBox(), 'Eve');

  it('says what it means and whom it is about before anything is sent', async () => {
    const update = open(rover);
    await rename();
    await save();
    expect((await question()).textContent).toContain(`Affected: Ada ${MEANING}`);
    expect(update).not.toHaveBeenCalled();
    await answerQuestion('Save anyway');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });

  it('keeps what was filled in when the answer is no, and can be sent afterwards', async () => {
    const update = open(rover);
    const name = await nameBox();
    await rename();
    await save();
    await answerQuestion('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([name.value, update.mock.calls.length]).toEqual(['Eve', 0]);
    await save();
    await answerQuestion('Save anyway');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });

  it('of oneself asks where a field changes that the manifest names, and only there', async () => {
    const own = { ...rover, id: profile.id };
    const update = open(own);
    await rename();
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    cleanup();
    const again = open(own);
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    fireEvent.change(note, { target: { value: 'new' } });
    await save();
    await answerQuestion('Save anyway');
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  });

  it('of another record is sent at once', async () => {
    const update = open(arm);
    await rename();
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('actions on a record whose changes need a warning', () => {
  const page = () => {
    const remove = answersWith(rover);
    showDetail({ delete: remove, getOne: answersWith(rover) }, { id: '7', definition: guarded });
    return remove;
  };

  it('waits for the warning, though the action asks nothing by itself', async () => {
    page();
    fireEvent.click(await screen.findByRole('button', { name: /^Halt/ }));
    expect((await question()).textContent).toContain(MEANING);
    expect(call).not.toHaveBeenCalled();
    await answerQuestion('Halt');
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it('is asked about by what a switch will do', async () => {
    page();
    fireEvent.click(await screen.findByRole('switch', { name: 'Running' }));
    expect((await question()).textContent).toContain('Turn off “Running” for Ada?');
    expect(call).not.toHaveBeenCalled();
    await answerQuestion('Turn off');
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it('is warned of with the question of a deletion', async () => {
    const remove = page();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await question()).textContent).toContain(MEANING);
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('related records of a record whose changes need a warning', () => {
  const via = { address: 'lab/pairs', owner: 'robot', target: 'part' };
  const open = async () => {
    const options = listing(['p1', 'p2'].map((id) => ({ id, name: `Part ${id}` })));
    const cards = [{ field: 'parts', gate: {}, via }];
    const definition: ResourceDefinition = {
      ...guarded,
      fields: [...(guarded.fields ?? []), parts],
      detail: { tabs: [{ key: 'summary', label: 'Summary', cards }] },
    };
    showDetail(
      { getOne: answersWith({ ...rover, parts: ['p1'] }), options },
      { id: '7', definition },
    );
    return within(await screen.findByRole('region', { name: /^Parts/ }));
  };

  it('is taken off after the warning', async () => {
    const card = await open();
    fireEvent.click(await card.findByRole('button', { name: 'Remove Part p1' }));
    expect((await question()).textContent).toContain(MEANING);
    expect(call).not.toHaveBeenCalled();
    await answerQuestion('Remove');
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it('is added after the warning, and stays chosen where the answer is no', async () => {
    const card = await open();
    fireEvent.mouseDown(card.getByRole('combobox', { name: 'Add parts' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Part p2' }));
    fireEvent.click(card.getByRole('button', { name: 'Add' }));
    await answerQuestion('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(card.getByRole('button', { name: 'Add' }));
    await answerQuestion('Add');
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('lab/pairs', {
        method: 'POST',
        body: [{ robot: '7', part: 'p2' }],
        quiet: true,
      }),
    );
  });
});

describe('a file of changes', () => {
  it('is warned of before it is chosen; one of new records is not', async () => {
    const page = (
      <ListProvider
        definition={{ ...guarded, offers: ['import', 'import-update'] }}
        route={routes.list}
      >
        <TransferTools />
      </ListProvider>
    );
    const provider = fakeProvider({ getList: listing([]) });
    show({ route: routes.list, page, provider });
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('note')).toBeNull();
    fireEvent.click(await dialog.findByRole('radio', { name: 'Changes to existing records' }));
    expect((await dialog.findByRole('note')).textContent).toContain(MEANING);
  });
});

describe('several records, one of them of consequence', () => {
  const choose = async () => {
    const bulkPatch = vi.fn(() => Promise.resolve({}));
    const updateMany = vi.fn(() => Promise.resolve({ data: ['7', '2'] }));
    const getList = listing([rover, arm]);
    showList({ bulkPatch, updateMany, getList }, { definition: guarded });
    await screen.findByRole('link', { name: 'Ada' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: '2 selected' }));
    return { bulkPatch, updateMany };
  };

  it('are acted upon after a warning that names that one', async () => {
    const { bulkPatch } = await choose();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop all' }));
    expect((await question()).textContent).toContain('Affected: Ada');
    expect(bulkPatch).not.toHaveBeenCalled();
    await answerQuestion('Stop all');
    await waitFor(() => expect(bulkPatch).toHaveBeenCalledTimes(1));
  });

  it('are changed together after the same warning', async () => {
    const { updateMany } = await choose();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Update selected' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('checkbox', { name: /Active/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect((await question()).textContent).toContain('Affected: Ada');
    expect(updateMany).not.toHaveBeenCalled();
    await answerQuestion('Save anyway');
    await waitFor(() => expect(updateMany).toHaveBeenCalledTimes(1));
  });
});
