import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decideGate } from '../../codegen/model/gates.ts';
import { ACCOUNTS } from '../../sandbox/areas/users/seedAccounts.ts';
import { mayAct } from '../../src/session/access.ts';
import { visibleMenu, type MenuEntry } from '../../src/shell/menu.ts';
import { openWorld, projectModel } from '../sandbox/world.ts';
import { arrive } from './arrive.ts';
import { offers } from './offers.ts';

vi.stubGlobal('location', new URL('http://console.test/ui/'));

const world = openWorld();
const model = projectModel();
const definitions = [...model.resources.values()].map(({ definition }) => definition);
afterAll(() => {
  vi.unstubAllGlobals();
});

const PAGES = [
  ['list', 'list'],
  ['show', 'detail'],
  ['create', 'create'],
  ['edit', 'update'],
] as const;

function linksOf(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'group') return linksOf(entry.children);
    return entry.kind === 'link' ? [entry.path] : [];
  });
}

describe.each(ACCOUNTS.map(({ username }) => username))(
  'react-admin’s questions about %s',
  (who) => {
    let person: Awaited<ReturnType<typeof arrive>>;
    beforeAll(async () => {
      person = await arrive(model, await world.as(who), '/');
    });
    const may = (resource: string, action: string) =>
      mayAct(person.table, person.session, { resource, action });

    it('are answered for every page as its route is', async () => {
      const wrong: string[] = [];
      for (const definition of definitions) {
        for (const [action, kind] of PAGES) {
          const gate = offers(definition).get(action);
          const route = person.table.resourceRoute(definition.id, kind);
          const open =
            (!gate || decideGate(gate, person.session.gateContext).open) &&
            (route ? person.routes.verdict(route).open : gate !== undefined);
          if ((await may(definition.id, action)) !== open) wrong.push(`${action} ${definition.id}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('never close a page that the menu shows', async () => {
      const shown = person.session.views.flatMap((view) =>
        linksOf(visibleMenu(view, person.session.gateContext)),
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const path of shown) {
        const route = person.table.match(path)?.route;
        if (route?.kind !== 'list' || !route.resource) continue;
        expect([path, await may(route.resource, 'list')]).toEqual([path, true]);
      }
    });

    it('are answered for all that is done to records by its gate, and no for what a resource does not have', async () => {
      const wrong: string[] = [];
      const actions = new Set(definitions.flatMap((definition) => [...offers(definition).keys()]));
      // Pages: see above.
      for (const page of ['create', 'edit']) actions.delete(page);
      for (const definition of definitions) {
        const gates = offers(definition);
        for (const action of actions) {
          const gate = gates.get(action);
          const open = gate !== undefined && decideGate(gate, person.session.gateContext).open;
          if ((await may(definition.id, action)) !== open) wrong.push(`${action} ${definition.id}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('answers no for a resource that is not there', async () => {
  const { table, session } = await arrive(model, await world.as('admin'), '/');
  expect(await mayAct(table, session, { resource: 'users.gone', action: 'list' })).toBe(false);
});
