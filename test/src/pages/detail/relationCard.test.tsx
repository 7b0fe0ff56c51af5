import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import DetailPage from '../../../../src/pages/detail/DetailPage.tsx';
import { Toasts } from '../../../../src/shell/Toasts.tsx';
import {
  answersWith,
  everyPermission,
  fakeProvider,
  parts,
  robots,
  routes,
  show,
} from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

const request = vi.fn();
withoutServer({ request });

const gate = { permissions: ['lab.change_robot'], organization: 'not-root' } as const;
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

interface Given {
  readonly count?: number;
  readonly card?: Partial<RelationCardModel>;
  readonly required?: boolean;
  readonly permissions?: readonly string[];
  readonly root?: boolean;
}

function page({ count = 12, card = {}, required = false, ...stage }: Given = {}) {
  const field: FieldModel = { ...parts, ...(required && { required: true }) };
  const definition: ResourceDefinition = {
    ...robots,
    fields: [...(robots.fields ?? []), field],
    detail: {
      tabs: [{ key: 'summary', label: 'Summary', cards: [{ field: 'parts', gate, ...card }] }],
    },
  };
  const options = vi.fn((_from: string, query?: { readonly ids?: unknown }) => {
    const named: readonly unknown[] = Array.isArray(query?.ids) ? query.ids : ['p1', 'p99'];
    const data = named.map((id) => ({ id: String(id), name: `Part ${String(id)}` }));
    return Promise.resolve({ data, total: data.length });
  });
  const record = { id: '1', name: 'Ada', parts: ids(count) };
  const getOne = answersWith(record);
  const provider = fakeProvider({ getOne, options });
  show({
    route: routes.detail,
    page: (
      <>
        <DetailPage route={routes.detail} definition={definition} />
        <Toasts />
      </>
    ),
    provider,
    permissions: stage.permissions ?? everyPermission,
    root: stage.root ?? false,
  });
  return { getOne, options };
}

const card = () => screen.findByRole('region', { name: /^Parts/ });
const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });

// What comes later when a page is opened is here before the clock of a test runs.
beforeAll(async () => {
  await import('../../../../src/pages/detail/relations/RelationCards.tsx');
  await import('../../../../src/pages/dialogs/ConfirmDialog.tsx');
  await import('../../../../src/controls/Toast.tsx');
});
beforeEach(() => {
  request.mockReset();
  request.mockImplementation((_address: string, options?: { readonly method?: string }) =>
    Promise.resolve(options?.method === 'PATCH' ? {} : { parts: [...ids(2), 'p50'] }),
  );
});
describe('a card of related records', () => {
  it('shows ten, and the rest when asked', async () => {
    page();
    const shown = within(await card());
    expect(shown.getByRole('heading', { name: 'Parts (12)' })).toBeTruthy();
    expect(await shown.findByText('Part p10')).toBeTruthy();
    expect(shown.getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(shown.getByRole('button', { name: 'Show 2 more' }));
    expect(await shown.findByText('Part p12')).toBeTruthy();
    expect(shown.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('is there only for records whose form asks for it', async () => {
    page({ card: { when: { field: 'name', in: ['Ada'] } } });
    expect(await card()).toBeTruthy();
    cleanup();
    // What draws the cards is there by now.
    page({ card: { when: { not: { field: 'name', in: ['Ada'] } } } });
    expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Parts/ })).toBeNull();
  });

  it('asks for each name once', async () => {
    const { options } = page();
    await screen.findByText('Part p10');
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    await screen.findByText('Part p12');
    const named = options.mock.calls.flatMap(([, query]) => query?.ids ?? []);
    expect(named).toEqual(ids(12));
  });

  it('takes one off at once, out of what the server has by now, and reads the record anew', async () => {
    const { getOne } = page({ count: 2 });
    fireEvent.click(await remove('Part p1'));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    expect(request).toHaveBeenLastCalledWith('lab/robots/1', {
      method: 'PATCH',
      body: { parts: ['p2', 'p50'] },
      quiet: true,
    });
  });

  it('asks first where the manifest says so', async () => {
    page({ count: 2, card: { confirm: true } });
    fireEvent.click(await remove('Part p1'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Part p1');
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(request).toHaveBeenCalled());
  });

  it('keeps the last one where there must be one', async () => {
    page({ count: 1, required: true });
    fireEvent.click(await remove('Part p1'));
    expect(await screen.findByText("The last one can't be delete")).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
  });

  it('adds several, but none that is there already', async () => {
    const via = { address: 'lab/pairs', owner: 'robot', target: 'part' };
    page({ count: 1, card: { via } });
    const shown = within(await card());
    fireEvent.mouseDown(shown.getByRole('combobox', { name: 'Add parts' }));
    const there = await screen.findByRole('option', { name: 'Part p1' });
    expect(there.getAttribute('aria-disabled')).toBe('true');
    expect(shown.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('option', { name: 'Part p99' }));
    fireEvent.click(shown.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith('lab/pairs', {
        method: 'POST',
        body: [{ robot: '1', part: 'p99' }],
        quiet: true,
      }),
    );
  });

  it.each([
    ['without the permission', { permissions: [] }, 'You can view these but not change them.'],
    [
      'in the root organization',
      { root: true },
      'Not possible in the global organization. Switch to another organization first.',
    ],
  ])('can be looked at %s', async (_case, given, reason) => {
    page({ count: 1, ...given });
    expect((await remove('Part p1')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
