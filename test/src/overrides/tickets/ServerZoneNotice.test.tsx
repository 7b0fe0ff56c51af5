import { useIsFetching } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes as all } from '../../../../generated/routes.ts';
import { ServerZoneNotice } from '../../../../src/overrides/tickets/ServerZoneNotice.tsx';
import { show } from '../../pages/stage.tsx';
import { profile } from '../../app/fixtures.ts';

const PERMISSIONS = ['settings.view_setting', 'terminal.view_command'];
const NAMES = ['TicketList', 'SystemSetting', 'CommandList'];
const known = all.filter(({ name }) => NAMES.includes(name));
const calls: string[] = [];
const storages: object[] = [];
const commands: object[] = [];
/** Digits of a server's zone, under the offset of a reader in UTC. */
const commandAt = (digits: string) => ({
  timestamp: 1_795_273_180,
  timestamp_display: `${digits} +0000`,
});
const IN_BERLIN = commandAt('2026/11/21 15:59:40');
const IN_SHANGHAI = commandAt('2026/11/21 22:59:40');

beforeEach(() => {
  calls.length = 0;
  storages.splice(0, Infinity, { id: 'st-7' });
  commands.splice(0, Infinity, IN_BERLIN);
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    const results = url.includes('command-storages') ? storages : commands;
    return Promise.resolve(
      new Response(JSON.stringify({ count: results.length, results }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });
});

/** So that a test knows when all was read. */
function CallsUnderWay() {
  return <p>{useIsFetching()} calls under way</p>;
}

function open(permissions: readonly string[] = PERMISSIONS) {
  const route = known.find(({ name }) => name === 'TicketList');
  if (!route) throw new Error('no route');
  const page = (
    <>
      <CallsUnderWay />
      <ServerZoneNotice />
    </>
  );
  show({ at: route.path, route, page, permissions, known });
}
const told = () => screen.queryByRole('status')?.textContent ?? '';

describe('a server in another zone', () => {
  it('is told to users who may change its settings, with what to do', async () => {
    open();
    await waitFor(() => expect(told()).toContain('UTC+01:00'));
    expect(told()).toContain('Asia/Shanghai');
    expect(told()).toContain('serverTimeZone');
  });

  it('is told no more in this session once it was closed', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(told()).toBe('');
    cleanup();
    calls.length = 0;
    open();
    await screen.findByText('0 calls under way');
    expect(calls).toEqual([]);
    expect(told()).toBe('');
    expect(globalThis.sessionStorage.getItem('gatehouse.server-zone')).toContain(profile.username);
  });

  it.each([
    ['the offsets agree', 1, [IN_SHANGHAI], 2],
    ['there is no command', 1, [], 2],
    ['no storage is the default', 0, [], 1],
  ])('is not told when %s', async (_case, storageCount, rows, callCount) => {
    storages.length = storageCount;
    commands.splice(0, Infinity, ...rows);
    open();
    await waitFor(() => expect(calls).toHaveLength(callCount));
    await screen.findByText('0 calls under way');
    expect(told()).toBe('');
  });

  it('is read from the last command of the default storage, without what was typed', async () => {
    open();
    await waitFor(() => expect(told()).not.toBe(''));
    const queries = calls.map((url) =>
      Object.fromEntries(new URL(url, 'http://localhost').searchParams),
    );
    expect(queries).toMatchObject([
      { is_default: 'true', limit: '1' },
      { command_storage_id: 'st-7', fields: 'timestamp,timestamp_display', limit: '1' },
    ]);
  });

  it.each(PERMISSIONS)('is not asked about without %s', async (missing) => {
    open(PERMISSIONS.filter((permission) => permission !== missing));
    await screen.findByText('0 calls under way');
    expect(calls).toEqual([]);
  });
});
