import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../src/api/queryClient.ts';
import { PermissionCard } from '../../../../src/overrides/rbac/PermissionCard.tsx';
import { mergedPermissions } from '../../../../src/overrides/rbac/chosenPermissions.ts';
import { routes, show } from '../../pages/stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

const call = vi.fn();
withoutServer({ request: call });

const ROLE = 'r1';
const NUMBERS = { 'users.view_user': 1, 'users.change_user': 2, 'assets.view_asset': 3 } as const;
const tree = (...checked: readonly (keyof typeof NUMBERS)[]) =>
  Object.entries(NUMBERS).map(([title, id]) => ({
    id: String(id),
    pId: '',
    name: title,
    title,
    checked: checked.some((one) => one === title),
    meta: { type: 'perm' },
  }));

const card = (builtin = false, queries = createQueryClient()) =>
  show({
    queries,
    route: routes.list,
    page: <PermissionCard scope="system" role={ROLE} builtin={builtin} members={1} />,
    permissions: ['rbac.change_systemrole'],
  });

describe('permissions of a role that somebody else has changed meanwhile', () => {
  const merged = (start: readonly string[], held: readonly string[], now: readonly string[]) =>
    [...mergedPermissions(new Set(start), new Set(held), new Set(now))].toSorted();

  it('are those of the server, with what was chosen and without what was taken away', () => {
    const [a, b, c, d] = ['a.view_a', 'b.view_b', 'c.view_c', 'd.view_d'];
    expect(merged([a, b], [a, c], [a, b, d])).toEqual([a, c, d]);
  });

  it('keep what a chosen one needs, and nothing that needs one taken away', () => {
    const view = 'users.view_user';
    const change = 'users.change_user';
    expect(merged([view], [view, change], [])).toEqual([change, view]);
    expect(merged([view], [], [view, change])).toEqual([]);
  });

  it('are saved together with the change', async () => {
    call.mockImplementation((_address: string, { method }: { readonly method?: string }) =>
      Promise.resolve(method === 'PATCH' ? {} : tree('users.view_user')),
    );
    card();
    fireEvent.click(await screen.findByRole('treeitem', { name: /assets\.view_asset/ }));
    // Somebody else lets the role change users, too.
    call.mockImplementation((_address: string, { method }: { readonly method?: string }) =>
      Promise.resolve(method === 'PATCH' ? {} : tree('users.view_user', 'users.change_user')),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save permissions' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('rbac/system-roles/r1', {
        method: 'PATCH',
        body: { permissions: [1, 2, 3] },
        quiet: true,
      }),
    );
  });

  it('can only be saved when something has changed, and the changes are counted', async () => {
    call.mockImplementation(() => Promise.resolve(tree('users.view_user')));
    card();
    const save = await screen.findByRole('button', { name: 'Save permissions' });
    expect(save.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('treeitem', { name: /assets\.view_asset/ }));
    fireEvent.click(screen.getByRole('treeitem', { name: /users\.view_user/ }));
    await screen.findByText('3 changes: 2 added, 1 removed');
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await screen.findByText('No changes');
    expect(save.hasAttribute('disabled')).toBe(true);
  });

  it('keep what was searched for and changed when the page is read again', async () => {
    call.mockImplementation(() => Promise.resolve(tree('users.view_user')));
    const queries = createQueryClient();
    card(false, queries);
    const search = await screen.findByRole('searchbox');
    fireEvent.change(search, { target: { value: 'view' } });
    call.mockImplementation(() => Promise.resolve(tree('users.view_user', 'users.change_user')));
    await queries.invalidateQueries();
    fireEvent.click(screen.getByRole('treeitem', { name: /assets\.view_asset/ }));
    await screen.findByText(/^2 changes: 2 added/);
    call.mockImplementation(() => Promise.resolve(tree()));
    await queries.invalidateQueries();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'view');
    await screen.findByText(/^2 changes: 2 added/);
  });

  it('of a builtin role cannot be changed, and the page says what to do instead', async () => {
    call.mockImplementation(() => Promise.resolve(tree('users.view_user')));
    card(true);
    await screen.findByText(/Clone the role to change them/);
    expect(screen.queryByRole('button', { name: 'Save permissions' })).toBeNull();
  });
});
