// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { CanAccess, CoreAdminContext, testDataProvider } from 'ra-core';
import { createElement as element, Fragment } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { app } from '../../generated/app.ts';
import { decideGate } from '../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import { ACCOUNTS } from '../../sandbox/areas/users/seedAccounts.ts';
import { createSessionAuth } from '../../src/app/reactAdmin/authProvider.ts';
import { createSessionStore } from '../../src/app/sessionStore.ts';
import { openWorld, projectModel } from '../sandbox/world.ts';
import { arrive } from './arrive.ts';
import { offers } from './offers.ts';

const world = openWorld();
const model = projectModel();
const definitions = [...model.resources.values()].map(({ definition }) => definition);
afterEach(cleanup);
afterAll(() => world.close());

const PAGES = [
  ['list', 'list'],
  ['show', 'detail'],
  ['create', 'create'],
  ['edit', 'update'],
] as const;
const USUAL = [...PAGES.map(([action]) => action), 'delete', 'clone', 'export', 'import'];

/** The actions of a resource; those of other resources are asked about in `access.test.ts`. */
const actionsOf = (definition: ResourceDefinition) =>
  new Set([...USUAL, ...offers(definition).keys()]);

describe('<CanAccess>', () => {
  it.each(ACCOUNTS.map(({ username }) => username))(
    'shows %s what the route table and the gates allow, for every resource and action',
    async (who) => {
      const { table, session, routes } = await arrive(model, await world.as(who), '/');
      const questions = definitions.flatMap((definition) =>
        [...actionsOf(definition)].map((action) => ({ definition, action })),
      );
      const allowed = questions.filter(({ definition, action }) => {
        const gate = offers(definition).get(action);
        if (gate && !decideGate(gate, session.gateContext).open) return false;
        const kind = PAGES.find(([name]) => name === action)?.[1];
        const route = kind && table.resourceRoute(definition.id, kind);
        return route ? routes.verdict(route).open : gate !== undefined;
      });
      const nameOf = ({ definition, action }: (typeof questions)[number]) =>
        `${definition.id} ${action}`;

      const asked = render(
        element(
          CoreAdminContext,
          {
            dataProvider: testDataProvider(),
            authProvider: createSessionAuth(createSessionStore(session), table, app.legacyLogout),
          },
          questions.map((question) =>
            element(CanAccess, {
              key: nameOf(question),
              resource: question.definition.id,
              action: question.action,
              loading: element(Fragment, null, '…'),
              children: element('li', null, nameOf(question)),
            }),
          ),
        ),
      );
      await waitFor(() => expect(asked.container.textContent).not.toContain('…'));
      const shown = [...asked.container.querySelectorAll('li')].map((item) => item.textContent);
      expect(shown).toEqual(allowed.map(nameOf));
      expect(shown.length).toBeGreaterThan(0);
    },
  );
});
