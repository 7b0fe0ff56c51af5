import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import RichCell from '../../../../src/pages/list/cells/RichCell.tsx';
import type { ListColumn } from '../../../../src/pages/list/useListDefinition.ts';
import { NamesCell } from '../../../../src/pages/list/cells/NamesCell.tsx';
import { routes, show } from '../stage.tsx';
import { takeClock } from '../../clock.ts';

describe('a cell that fetches names (spec 1, section 7)', () => {
  const answer = vi.fn<() => Response>();
  const called = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      called(url);
      return answer();
    });
    answer.mockReset();
  });

  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  const enter = () =>
    show({
      at: '/',
      route: { ...routes.list, path: '/' },
      page: (
        <NamesCell address="perms/users/u1/assets/a1/system-users" label="System users">
          2
        </NamesCell>
      ),
    });
  const button = () => screen.findByRole('button', { name: /System users/ });

  it('asks its address only when it is asked, once, and shows the names', async () => {
    answer.mockImplementation(() => json([{ name: 'root' }, { name: 'deploy' }]));
    enter();
    const shown = await button();
    expect(shown.textContent).toBe('2');
    expect(called).not.toHaveBeenCalled();
    shown.focus();
    expect(await screen.findByText('root, deploy')).toBe(document.activeElement);
    expect(called.mock.calls).toEqual([['/api/v1/perms/users/u1/assets/a1/system-users/']]);
  });

  it('asks for the rows only that its condition names', async () => {
    answer.mockImplementation(() => json([{ name: 'root' }]));
    const column: ListColumn = {
      field: 'system_users',
      cell: 'list',
      rich: {
        kind: 'names',
        address: 'perms/users/assets/$record.id/system-users',
        when: { field: 'is_active', in: [true] },
      },
      model: { name: 'system_users', type: 'references', label: { literal: 'System users' } },
      slot: undefined,
    };
    const cell = (id: string, active: boolean) => (
      <RichCell column={column} record={{ id, is_active: active }}>
        {`nothing of ${id}`}
      </RichCell>
    );
    show({
      at: '/',
      route: { ...routes.list, path: '/' },
      page: (
        <>
          {cell('a1', true)}
          {cell('a2', false)}
        </>
      ),
    });
    await screen.findByText('nothing of a2');
    const buttons = await screen.findAllByRole('button', { name: /System users/ });
    expect(buttons).toHaveLength(1);
    buttons[0]?.focus();
    await screen.findByText('root');
    expect(called.mock.calls).toEqual([['/api/v1/perms/users/assets/a1/system-users/']]);
  });

  it('asks when somebody points at it, not when a pointer passes by', async () => {
    const pass = takeClock();
    answer.mockImplementation(() => json([]));
    enter();
    const shown = await button();
    fireEvent.pointerEnter(shown);
    fireEvent.pointerLeave(shown);
    await pass(300);
    expect(called).not.toHaveBeenCalled();
    fireEvent.pointerEnter(shown);
    expect(await screen.findByText('None')).toBeTruthy();
  });

  it('says that it failed, and asks again when it is pressed', async () => {
    answer.mockImplementation(() => json({ detail: 'no' }, 500));
    enter();
    fireEvent.click(await button());
    expect(await screen.findByText('The names could not be loaded')).toBeTruthy();
    answer.mockImplementation(() => json([{ name: 'root' }]));
    fireEvent.click(await button());
    await waitFor(() => expect(screen.getByText('root')).toBeTruthy());
  });
});
