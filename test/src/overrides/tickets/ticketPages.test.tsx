import { screen, waitFor, within } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_RECORDINGS } from '../../../../codegen/drift/recordings.ts';
import { routes as all } from '../../../../generated/routes.ts';
import { DecideRows } from '../../../../src/overrides/tickets/DecideRows.tsx';
import TicketDetail from '../../../../src/overrides/tickets/TicketDetail.page.tsx';
import definition from '../../../../generated/resources/tickets/ticket.ts';
import { isObject } from '../../../../src/api/unknownValues.ts';
import { recordPage } from '../../../../src/pages/recordPage.ts';
import { fakeProvider, show } from '../../pages/stage.tsx';
import { approved, bodies, type TicketBody } from './ticketBodies.ts';
import { formatDate } from '../../../../src/i18n/dates.ts';

const FAR_PAGES = [
  'AssetPermissionDetail',
  'ApplicationPermissionDetail',
  'SessionDetail',
  'CommandFilterRulesUpdate',
];
const known = all.filter(({ name, view }) => view === 'tickets' || FAR_PAGES.includes(name));

function open(body: TicketBody, permissions: readonly string[] = []) {
  const route =
    recordPage(definition.detail.pages, body, { routes: known }) ??
    known.find(({ name }) => name === 'TicketDetail');
  if (!route) throw new Error('no route');
  const provider = fakeProvider({ getOne: vi.fn(() => Promise.resolve({ data: body })) });
  const page = <TicketDetail route={route} definition={undefined} />;
  show({ at: route.path.replace(':id', body.id), route, page, provider, permissions, known });
}

/** The value beside each label of the page, of the first card that has it. */
async function facts(title: string): Promise<Readonly<Record<string, string>>> {
  await screen.findByRole('heading', { level: 1, name: `Ticket: ${title}` });
  // Dates of the server's zone are drawn by code of their own, which is loaded with them.
  await waitFor(() => {
    for (const value of screen.getAllByRole('definition')) expect(value.textContent).not.toBe('');
  });
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? ''])
      .toReversed(),
  );
}

/** A moment in the zone of this run, and behind it the server's clock where that shows another. */
function both(iso: string, server: string): string {
  const moment = new Date(iso);
  const here = formatDate(moment, 'medium', 'en');
  return here === server ? here : `${here}Server time: ${server} (Asia/Shanghai)`;
}

// What is loaded later is compiled for the first test that asks for it.

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/session/')
      ? new Response('', { status: 404 })
      : new Response('[]', { headers: { 'Content-Type': 'application/json' } }),
  );
});

describe('the page of a ticket shows what is asked', () => {
  it('for assets', async () => {
    open(bodies.apply_asset);
    expect(await facts('Cranes by night')).toMatchObject({
      Number: '202610050001',
      'Approval status': 'Pending',
      Applicant: 'Peter (peter)',
      Organization: 'Harbour',
      Comment: 'Until Friday',
      Assets: 'crane-07 (10.9.0.7)',
      'System users': 'crane-op (op)',
      Actions: 'Connect, Upload file',
      'Expiry date': both('2026-10-09T10:30:00Z', '10/09/2026, 18:30'),
    });
  });

  it('for applications', async () => {
    open(bodies.apply_application);
    expect(await facts('Customs figures')).toMatchObject({
      Category: 'Database',
      'Application type': 'Oracle',
      Applications: 'customs (Oracle) [Database]',
      'System users': 'customs-read (reader)',
      'Start date': both('2026-10-05T06:00:00Z', '10/05/2026, 14:00'),
    });
  });

  it('for a login', async () => {
    open(bodies.login_confirm);
    expect(await facts('Login from afar')).toMatchObject({
      'IP address': '198.51.100.7',
      Location: 'Tromsø',
      Time: both('2026-10-05T05:59:58Z', '10/05/2026, 13:59'),
    });
  });

  it('for a login to an asset', async () => {
    open(bodies.login_asset_confirm);
    expect(await facts('Login to a lock gate')).toMatchObject({
      User: 'Peter (peter)',
      Asset: 'lock-02 (10.9.0.2)',
      'System user': 'lockkeeper (storage)',
    });
  });

  it('for a command, with links to its session and its rule for those who may', async () => {
    open(bodies.command_confirm, ['terminal.view_session']);
    expect(await facts('A command to approve')).toMatchObject({
      Command: 'systemctl restart hoist',
      Asset: 'crane-07 (10.9.0.7)',
    });
    const session = screen.getByRole('link', { name: 'Session' });
    expect(session.getAttribute('href')).toContain('11111111-0000-4000-8000-000000000001');
    expect(screen.queryByRole('link', { name: 'Command rule' })).toBeNull();
  });

  it('for anything else, with those who are asked', async () => {
    open(bodies.general);
    expect(await facts('Anything else')).toMatchObject({
      Type: 'General',
      Assignees: 'Olga (olga)',
      'Handled by': '–',
    });
  });
});

describe('a ticket that was accepted', () => {
  it.each([
    ['assets', bodies.apply_asset, 'perms.view_assetpermission', 'asset-permissions'],
    ['applications', bodies.apply_application, 'perms.view_applicationpermission', '-permissions'],
  ] as const)(
    'leads to the permission that has its id: %s',
    async (_what, body, permission, address) => {
      open(approved(body), [permission]);
      const link = await screen.findByRole('link', { name: /^Created by ticket/ });
      expect(link.getAttribute('href')).toContain(address);
      expect(link.getAttribute('href')).toContain(`${body.id}?oid=${String(body['org_id'])}`);
    },
  );

  it('names the permission without a link for those who may not see it', async () => {
    open(approved(bodies.apply_asset));
    await screen.findByText(/Created by ticket \(Cranes by night/);
    expect(screen.queryByRole('link', { name: /^Created by ticket/ })).toBeNull();
  });

  it('says at its step who decided and when it was over', async () => {
    open(approved(bodies.general));
    const steps = await screen.findByRole('region', { name: 'Approval' });
    await waitFor(() => expect(within(steps).getByText('Level 1: Approved')).toBeTruthy());
    expect(within(steps).getAllByText('Olga (olga)').length).toBeGreaterThan(0);
    expect(within(steps).getByText('Finished').closest('li')?.getAttribute('aria-current')).toBe(
      'step',
    );
  });

  it('waits for the session of a login', async () => {
    open(approved(bodies.login_asset_confirm));
    await screen.findByText(/No session yet/);
  });
});

const folder = resolve(process.env['GATEHOUSE_RECORDINGS'] ?? DEFAULT_RECORDINGS);
const recorded = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /__tickets__tickets__[\w-]+@/.test(name))
      .flatMap((name): [string, TicketBody][] => {
        const body = bodyOf(readFileSync(join(folder, name), 'utf8'));
        return body ? [[name, body]] : [];
      })
  : [];

function bodyOf(text: string): TicketBody | undefined {
  const recording: unknown = JSON.parse(text);
  const body: unknown = isObject(recording) ? recording['body'] : undefined;
  if (!isObject(body) || !Array.isArray(body['process_map'])) return undefined;
  return { ...body, id: String(body['id']), meta: Object(body['meta']) };
}

describe('recorded tickets', () => {
  if (recorded.length === 0) {
    it('left out: no recordings', () => expect(recorded).toEqual([]));
    return;
  }
  it.each(recorded)('are shown whole: %s', async (_name, body) => {
    open(body);
    const shown = await facts(String(body['title']));
    expect(shown['Number']).toBe(body['serial_num']);
    expect(shown['Organization']).toBe(body['org_name']);
    expect(shown['Start date']).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
    expect(screen.getByRole('region', { name: 'Approval' }).textContent).toContain('Level 1');
  });
});

describe('the question whether tickets are accepted', () => {
  const listed = { ...bodies.apply_asset, meta: {} };
  const ask = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    const page = <DecideRows records={[listed]} outcomes={new Map()} busy={false} />;
    const route = known.find(({ name }) => name === 'TicketDetail');
    if (!route) throw new Error('no route');
    show({ at: route.path, route, page, known });
  };

  it('says when access would begin and end, which the list leaves out', async () => {
    ask(async () => Response.json(bodies.apply_asset));
    const row = await screen.findByRole('listitem');
    await waitFor(() =>
      expect(row.textContent).toContain(
        `Expiry date: ${both('2026-10-09T10:30:00Z', '10/09/2026, 18:30')}`,
      ),
    );
    expect(row.textContent).toContain('Start date: ');
  });

  it('says that it could not be read', async () => {
    ask(async () => new Response('', { status: 500 }));
    const notRead = 'The request could not be loaded. Open the ticket to see it.';
    expect(await screen.findByText(notRead)).toBeTruthy();
  });
});
