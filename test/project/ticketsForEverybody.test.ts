import { afterAll, describe, expect, it, vi } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import type { SourceSet } from '../../codegen/read/sources.ts';
import type { Session } from '../../src/session/types.ts';
import { visibleMenu } from '../../src/shell/menu.ts';
import { at, list, openWorld, projectModel } from '../sandbox/world.ts';
import { arrive, bodyOf } from './arrive.ts';
import { projectSources } from '../projectSources.ts';

const VIEW = 'manifest/views/tickets.yaml';
const LINE = 'organizations: console\n';

/** The project with the line that README names. */
function opened(sources: SourceSet): SourceSet {
  return {
    ...sources,
    manifests: sources.manifests.map((file) =>
      file.path === VIEW ? { ...file, text: file.text.replace(LINE, `${LINE}open: true\n`) } : file,
    ),
  };
}

// Addresses of pictures are resolved against that of the page.
vi.stubGlobal('location', new URL('http://console.test/ui/'));

const compiled = compile(opened(projectSources()));
const world = openWorld();
afterAll(() => {
  vi.unstubAllGlobals();
});

const menuOf = (session: Session) =>
  session.views.flatMap((view) =>
    visibleMenu(view, session.gateContext).map((entry) => `${view.name} ${entry.key}`),
  );

const REQUEST = 'RequestAssetPermTicketCreateUpdate';
const ASK = '/tickets/tickets/request-asset-perm/create';

describe('an ordinary user who asks for access', () => {
  it('is led home by the manifests as they are, and no page of tickets is offered', async () => {
    const { result, session, routes } = await arrive(projectModel(), await world.as('alice'), ASK);
    expect(result).toMatchObject({ kind: 'elsewhere', because: 'view', to: '/workbench/home' });
    expect(session.closedViews).toContain('tickets');
    expect(routes.verdict('TicketList').open).toBe(false);
  });

  it('may do so with one more line in the view of tickets', async () => {
    // Only what README tells: the expectations that say otherwise.
    const told = compiled.diagnostics.map(
      ({ rule, message }) => `${rule} ${message.split("'")[1]}`,
    );
    expect([...new Set(told)]).toEqual([
      'unmet-expectation users-stay-in-the-workbench',
      'unmet-expectation auditors-see-the-audit',
      'unmet-expectation auditors-change-nothing',
      'unmet-expectation users-change-nothing-of-others',
    ]);
    if (!compiled.model) throw new Error('no model');
    const alice = await world.as('alice');
    const { result, session, routes } = await arrive(compiled.model, alice, ASK);
    expect(result.kind).toBe('ready');
    expect(routes.verdict(REQUEST).open).toBe(true);
    expect(routes.address(REQUEST)).toBe(ASK);
    expect(menuOf(session)).toContain('tickets tickets');

    const { id: organization } = session.organization;
    const offered = async (what: string) =>
      list(await bodyOf(alice, `${what}/suggestions/?oid=${organization}`)).map((one) =>
        at(one, 'id'),
      );
    const [account] = await offered('assets/system-users');
    const [asset] = await offered('assets/assets');
    const asked = await alice.post('tickets/tickets/open/?type=apply_asset', {
      title: 'Night shift',
      type: 'apply_asset',
      org_id: organization,
      comment: '',
      meta: {
        apply_assets: [asset],
        apply_nodes: [],
        apply_system_users: [account],
        apply_actions: ['connect'],
        apply_date_start: '2026-11-21T00:00:00.000Z',
        apply_date_expired: '2026-12-01T00:00:00.000Z',
      },
    });
    expect(asked.status).toBe(201);
    const { body } = await alice.get('tickets/tickets/?limit=15&offset=0&search=Night');
    expect(body).toMatchObject({ count: 1 });
  });
});
