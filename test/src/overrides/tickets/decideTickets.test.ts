// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { decideTickets, type Outcome } from '../../../../src/overrides/tickets/decideTickets.ts';
import { lackOf } from '../../../../src/overrides/tickets/ticket.ts';
import { approved, bodies, OLGA, type TicketBody } from './ticketBodies.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A server that has these tickets; gives what was sent, and how it went by ticket. */
async function decide(tickets: readonly TicketBody[], refuses: readonly string[] = []) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    const ticket = tickets.find(({ id }) => url.includes(id));
    if (method === 'GET') return json(ticket);
    sent.push(`${method} ${url.replace('/api/v1/tickets/', '')} ${String(init?.body)}`);
    return refuses.some((id) => url.includes(id))
      ? json({ detail: 'Ticket already closed', code: 'error' }, 400)
      : json({});
  });
  const outcomes = new Map<string, Outcome['kind']>();
  const ids = tickets.map(({ id }) => id);
  await decideTickets(ids, 'approve', { me: OLGA, comment: ' fine ' }, (id, { kind }) =>
    outcomes.set(id, kind),
  );
  return { sent, outcomes: ids.map((id) => outcomes.get(id)) };
}

describe('several tickets at a time (contract: tickets, section 3)', () => {
  it('get the comment and the decision, one ticket after the other', async () => {
    const one = { ...bodies.apply_asset, id: 'one' };
    const two = { ...bodies.general, id: 'two' };
    const { sent, outcomes } = await decide([one, two]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(sent).toEqual([
      'POST comments/?ticket_id=one {"body":"fine"}',
      'PUT tickets/one/approve/ {}',
      'POST comments/?ticket_id=two {"body":"fine"}',
      'PUT tickets/two/approve/ {}',
    ]);
  });

  it('are left alone where they do not wait for this person any more', async () => {
    const { sent, outcomes } = await decide([
      { ...approved(bodies.apply_asset), id: 'one' },
      { ...bodies.general, id: 'two', process_map: [] },
    ]);
    expect(outcomes).toEqual(['not-mine', 'not-mine']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['nothing could be granted', bodies.apply_asset, { apply_assets: [] }],
    ['what is asked cannot be read', { ...bodies.command_confirm, meta: {} }, {}],
  ])('are not accepted where %s', async (_, body, lacking) => {
    const meta = { ...body.meta, ...lacking };
    const { sent, outcomes } = await decide([{ ...body, id: 'one', meta }]);
    expect([outcomes, sent]).toEqual([['lacking'], []]);
  });

  it('go on after one that the server refuses', async () => {
    const one = { ...bodies.general, id: 'one' };
    const two = { ...bodies.general, id: 'two' };
    expect((await decide([one, two], ['one'])).outcomes).toEqual(['failed', 'done']);
  });
});

describe('what a request lacks', () => {
  const asked = (type: 'apply_asset' | 'apply_application', meta: object) =>
    lackOf({ ...bodies[type], meta: { ...bodies[type].meta, ...meta } });

  it('is an asset or a node, an application, or a system user', () => {
    expect(asked('apply_asset', { apply_assets: [], apply_nodes: [] })).toBe('target');
    expect(asked('apply_asset', { apply_assets: [], apply_nodes: ['n1'] })).toBeUndefined();
    expect(asked('apply_application', { apply_applications: [] })).toBe('application');
    expect(asked('apply_application', { apply_system_users: [] })).toBe('account');
  });

  it.each([
    'apply_asset',
    'apply_application',
    'login_confirm',
    'login_asset_confirm',
    'command_confirm',
  ] as const)('is the request itself where the server does not tell what is asked (%s)', (type) => {
    expect(lackOf(bodies[type])).toBeUndefined();
    expect(lackOf({ ...bodies[type], meta: {} })).toBe('request');
    expect(lackOf({ ...bodies[type], meta: undefined })).toBe('request');
  });

  it.each(['apply_run_user', 'apply_run_asset', 'apply_run_command'])(
    'is the request itself where a command comes without %s',
    (fact) => {
      const meta = { ...bodies.command_confirm.meta, [fact]: '' };
      expect(lackOf({ ...bodies.command_confirm, meta })).toBe('request');
    },
  );

  it('is nothing for a ticket whose request is its title', () => {
    expect(lackOf({ ...bodies.general, meta: undefined })).toBeUndefined();
  });
});
