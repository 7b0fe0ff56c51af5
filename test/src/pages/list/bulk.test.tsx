import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { BulkFailure } from '../../../../src/api/bulkFailure.ts';
import { ResourceList } from '../../../../src/pages/list/ResourceList.tsx';
import {
  answerQuestion,
  everyPermission,
  fakeProvider,
  listing,
  robotAction,
  robots,
  routes,
  show,
  told,
} from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

withoutServer();

const rows = Array.from({ length: 3 }, (_, index) => ({
  id: String(index + 1),
  name: ['Ada', 'Bob', 'Cy'][index],
  kind: 'arm',
  is_active: true,
}));
const changing: ResourceDefinition = {
  ...robots,
  offers: [
    ...(robots.offers ?? []),
    { key: 'update-selected', does: { kind: 'updateSelected', fields: ['note', 'is_active'] } },
  ],
};

function list(
  answers: Parameters<typeof fakeProvider>[0],
  {
    definition = changing,
    permissions = everyPermission,
    root = false,
    paging = 'page' as 'page' | 'dialog',
  } = {},
) {
  const provider = fakeProvider({ getList: listing(rows, 40), ...answers });
  const page = <ResourceList definition={definition} route={routes.list} paging={paging} />;
  const router = show({ route: routes.list, page, provider, permissions, root });
  return { provider, router };
}

async function chooseAll(): Promise<void> {
  await screen.findByRole('link', { name: 'Ada' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: '3 selected' }));
}

describe('several rows at once', () => {
  it('a deletion that fails for some says so row by row; these stay chosen', async () => {
    const failure = new BulkFailure(['1', '3'], [{ id: '2', text: 'Built in', fields: {} }]);
    list({ deleteMany: vi.fn(() => Promise.reject(failure)) });
    await deleteAll();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Updated rows: 2. Failed rows: 1.');
    const dialog = screen.getByRole('dialog', { name: 'Delete selected' });
    expect(within(dialog).getByRole('row', { name: 'Bob Built in' })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: '1 selected' })).toBeTruthy();
  });

  async function deleteAll(): Promise<void> {
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete selected' }));
    await answerQuestion('Delete');
  }

  it('say so when they are deleted', async () => {
    list({ deleteMany: vi.fn(() => Promise.resolve({ data: ['1', '2', '3'] })) });
    await deleteAll();
    await waitFor(() => expect(told()).toBe('Robots deleted: 3'));
  });

  it('say why when they cannot be deleted, and stay chosen', async () => {
    const refusal = new ApiError(
      { kind: 'forbidden', status: 403, text: 'Not yours' },
      'Not yours',
    );
    list({ deleteMany: vi.fn(() => Promise.reject(refusal)) });
    await deleteAll();
    await waitFor(() => expect(told()).toMatch(/^Bulk delete failed: .*Not yours/s));
    expect(screen.getByRole('button', { name: '3 selected', hidden: true })).toBeTruthy();
  });

  it('update the fields that were ticked, and no others', async () => {
    const updateMany = vi.fn(() => Promise.resolve({ data: ['1', '2', '3'] }));
    list({ updateMany });
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Update selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update 3 selected rows' });
    const box = await within(dialog).findByRole('checkbox', { name: 'Note' });
    expect(within(dialog).getByRole('checkbox', { name: 'Active' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Update' }).hasAttribute('disabled')).toBe(
      true,
    );
    fireEvent.click(box);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'checked' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(updateMany).toHaveBeenCalledWith('lab.robot', {
        ids: ['1', '2', '3'],
        data: { note: 'checked' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: '3 selected' })).toBeNull());
  });

  describe('in a dialog that loses nothing', () => {
    const open = async (updateMany: unknown) => {
      list({ updateMany });
      await chooseAll();
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Update selected' }));
      const dialog = await screen.findByRole('dialog', { name: 'Update 3 selected rows' });
      fireEvent.click(await within(dialog).findByRole('checkbox', { name: 'Note' }));
      fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'checked' } });
      return dialog;
    };
    const update = (dialog: HTMLElement) =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Update' }));

    it('asks before it closes over what was filled in', async () => {
      const dialog = await open(vi.fn());
      fireEvent.keyDown(dialog, { key: 'Escape' });
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      expect(within(dialog).getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe(
        'checked',
      );
      // While it goes, the question is still above the dialog, and would be answered in its place.
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      fireEvent.keyDown(dialog, { key: 'Escape' });
      fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('says what went wrong where it was filled in', async () => {
      const refusal = new ApiError({ kind: 'refused', status: 418, text: 'Not now' }, 'Not now');
      const dialog = await open(vi.fn().mockRejectedValue(refusal));
      update(dialog);
      const alert = await within(dialog).findByRole('alert');
      expect(alert.textContent).toMatch(/^Update failed.*Not now.*entries are kept/s);
      await waitFor(() => expect(document.activeElement).toBe(alert));
      expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('checked');
    });

    it('sends again only what is left to do', async () => {
      const failed = [{ id: '3', text: 'Not yours', fields: {} }];
      const updateMany = vi.fn().mockRejectedValue(new BulkFailure(['1', '2'], failed));
      const dialog = await open(updateMany);
      update(dialog);
      await within(dialog).findByText('Not yours');
      update(dialog);
      const data = { note: 'checked' };
      await waitFor(() =>
        expect(updateMany).toHaveBeenLastCalledWith('lab.robot', { ids: ['3'], data }),
      );
    });
  });

  it('cannot be updated without the permission', async () => {
    list({}, { permissions: ['lab.delete_robot'] });
    await chooseAll();
    await screen.findByRole('menuitem', { name: 'Delete selected' });
    expect(screen.queryByRole('menuitem', { name: 'Update selected' })).toBeNull();
  });

  it('cannot be updated in the root organization', async () => {
    list({}, { root: true });
    await chooseAll();
    const entry = await screen.findByRole('menuitem', { name: 'Update selected' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a row', () => {
  it('is busy while something is done with it, and nothing else is begun there', async () => {
    let finish: (value: { data: object }) => void = () => undefined;
    const remove = vi.fn(() => new Promise<{ data: object }>((resolve) => (finish = resolve)));
    list({ delete: remove });
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Ada' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answerQuestion('Delete');
    const row = screen.getByRole('rowheader', { name: 'Ada', hidden: true }).closest('tr');
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBe('true'));
    const more = screen.getByRole('button', { name: 'More actions for Ada', hidden: true });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more);
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    await waitFor(() => expect(remove).toHaveBeenCalled());
    finish({ data: { id: '1' } });
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBeNull());
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('chosen rows', () => {
  it('are busy while an action is under way, and it is not begun twice', async () => {
    let finish: (value: object) => void = () => undefined;
    const bulkPatch = vi.fn(() => new Promise<object>((resolve) => (finish = resolve)));
    const halt = robotAction('halt', {
      does: { kind: 'each', method: 'PATCH', address: 'lab/robots', each: { is_active: false } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of the manifests; nothing here is awaited
      then: 'none',
    });
    const definition = { ...changing, offers: [...(changing.offers ?? []), halt] };
    list({ bulkPatch }, { definition });
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Halt' }));
    const row = screen.getByRole('rowheader', { name: 'Cy', hidden: true }).closest('tr');
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(await screen.findByRole('button', { name: '3 selected' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Halt' }));
    await waitFor(() => expect(bulkPatch).toHaveBeenCalledTimes(1));
    finish({});
    await waitFor(() => expect(row?.getAttribute('aria-busy')).toBeNull());
    expect(bulkPatch).toHaveBeenCalledTimes(1);
  });
});

describe('rows that an action skips', () => {
  const greet = robotAction('greet', {
    confirm: true,
    skip: { field: 'name', in: ['Bob', 'Cy'] },
    does: { kind: 'each', method: 'PATCH', address: 'lab/robots', each: { is_active: true } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of the manifests; nothing here is awaited
    then: 'none',
  });

  it('are neither counted nor named in its question', async () => {
    list({}, { definition: { ...changing, offers: [...(changing.offers ?? []), greet] } });
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Greet' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Ada');
    expect(dialog.textContent).not.toContain('Bob');
    expect(dialog.textContent).toContain('1');
    expect(dialog.textContent).not.toContain('3');
  });

  it('are said to be left when there are no others, without a question', async () => {
    const action = { ...greet, skip: { field: 'kind', in: ['arm'] } };
    list({}, { definition: { ...changing, offers: [...(changing.offers ?? []), action] } });
    await chooseAll();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Greet' }));
    await waitFor(() => expect(told()).not.toBe(''));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a list in a dialog or tree', () => {
  const asked = (provider: ReturnType<typeof fakeProvider>) =>
    vi.mocked(provider.getList).mock.lastCall?.[1];

  it('begins with 10 rows, offers 10 to 50, and keeps its page out of the address', async () => {
    const { provider, router } = list({}, { paging: 'dialog' });
    await screen.findByRole('link', { name: 'Ada' });
    expect(asked(provider)).toMatchObject({ pagination: { page: 1, perPage: 10 } });
    const sizes = within(screen.getByRole('combobox', { name: /Rows per page/ }));
    expect(sizes.getAllByRole('option').map((one) => one.textContent)).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(asked(provider)).toMatchObject({ pagination: { page: 2, perPage: 10 } }),
    );
    expect(router.state.location.search).toBe('');
  });
});

describe('the button that refreshes', () => {
  it('asks for the same rows again', async () => {
    const { provider } = list({});
    await screen.findByRole('link', { name: 'Ada' });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(2));
    const [first, second] = vi.mocked(provider.getList).mock.calls;
    expect(second?.[1]).toMatchObject({ pagination: first?.[1].pagination });
  });
});

describe('a list that fails', () => {
  it('has a total of 0 and is no longer busy', async () => {
    list({ getList: vi.fn(() => Promise.reject(new Error('gone'))) });
    await screen.findByRole('alert');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.queryByText(/of 0/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Robots' }).getAttribute('aria-busy')).toBe('false');
  });
});

it('rows that can be chosen for a file alone are counted, without a menu that never opens', async () => {
  list({}, { definition: { ...robots, offers: [{ key: 'export', gate: { permissions: [] } }] } });
  await screen.findByRole('link', { name: 'Ada' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect((await screen.findByText('3 selected')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: '3 selected' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('3 selected')).toBeNull();
});
