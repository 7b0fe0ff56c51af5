import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Answer {
  readonly status: number;
  /** Untyped; tests read what they asked for. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Calls the API with the session of a page. */
export function callAs(
  page: Page,
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  return page.evaluate(
    async ([verb, path, text]) => {
      const token = /jms_csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api/v1/${path}`, {
        method: verb ?? 'GET',
        headers: { 'X-CSRFToken': token, 'Content-Type': 'application/json' },
        ...(text && { body: text }),
      });
      return { status: answer.status, body: await answer.json() };
    },
    [method, address, body === undefined ? '' : JSON.stringify(body)],
  );
}

/** What the API has at an address. */
export const read = async (page: Page, address: string): Promise<Answer['body']> =>
  (await callAs(page, 'GET', address)).body;

interface Command {
  readonly session: string;
  readonly input: string;
  readonly timestamp: number;
  readonly risk_level: number;
}

/** A dangerous command of a finished session of which there is a recording of the terminal. */
export async function dangerousCommand(page: Page): Promise<Command> {
  const sessions = await read(page, 'terminal/sessions/?is_finished=1&limit=100&offset=0');
  for (const { id, has_replay: hasReplay, protocol } of sessions.results) {
    if (!hasReplay || protocol !== 'ssh') continue;
    const address = `terminal/commands/?session_id=${id}&order=timestamp&limit=100&offset=0`;
    const commands: readonly Command[] = (await read(page, address)).results;
    const found = commands.find(({ risk_level: risk }, place) => risk === 5 && place > 0);
    if (found) return found;
  }
  throw new Error('the demo has no dangerous command');
}

const DAY_MS = 86_400_000;
const ORG_ADMIN = '00000000-0000-0000-0000-000000000005';
export const DEFAULT_ORG = '00000000-0000-0000-0000-000000000002';

/** Requests access to an asset as the form does; returns the id of the ticket. */
export async function requestAccess(page: Page, title: string): Promise<string> {
  const first = async (address: string) =>
    String((await read(page, `${address}/?limit=1&offset=0`)).results[0].id);
  const { status, body } = await callAs(page, 'POST', 'tickets/tickets/open/?type=apply_asset', {
    title,
    type: 'apply_asset',
    org_id: DEFAULT_ORG,
    meta: {
      apply_assets: [await first('assets/assets')],
      apply_nodes: [],
      apply_system_users: [await first('assets/system-users')],
      apply_actions: ['connect'],
      apply_date_start: new Date().toISOString(),
      apply_date_expired: new Date(Date.now() + DAY_MS).toISOString(),
    },
  });
  expect(status).toBe(201);
  return String(body.id);
}

/** Makes Alice a member of a console organization, as the view of tickets requires (spec 1, section 2). */
export async function bindAlice(page: Page): Promise<void> {
  const [alice] = await read(page, 'users/users/?username=alice');
  const binding = { user: alice.id, role: ORG_ADMIN, scope: 'org' };
  expect((await callAs(page, 'POST', 'rbac/org-role-bindings/', binding)).status).toBe(201);
}

/** Alice, a host that she reaches by her own permission, one that she does not reach, and one of a group. */
export async function accessIds(page: Page) {
  const idsOf = async (address: string): Promise<readonly string[]> =>
    (await read(page, address)).map(({ id }: { readonly id: string }) => id);
  const [alice = ''] = await idsOf('users/users/?username=alice');
  const [hers] = await read(page, 'perms/asset-permissions/?name=Alice');
  const [ofGroup] = await read(page, 'perms/asset-permissions/?name=Operations');
  const reached = await idsOf(`perms/users/${alice}/assets/`);
  const active = await idsOf('assets/assets/?is_active=true');
  const below = await idsOf(`assets/assets/?is_active=true&node_id=${ofGroup.nodes[0]}`);
  return {
    user: alice,
    host: active.find((id) => hers.assets.includes(id)) ?? '',
    other: active.find((id) => !reached.includes(id)) ?? '',
    ofGroup: below[0] ?? '',
  };
}
