// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { CanAccess, CoreAdminContext, testDataProvider } from 'ra-core';
import { createElement as element, Fragment } from 'react';
import { afterEach, expect, it } from 'vitest';
import { app } from '../../generated/app.ts';
import { createSessionAuth } from '../../src/app/reactAdmin/authProvider.ts';
import { createSessionStore } from '../../src/app/sessionStore.ts';
import { mayAct } from '../../src/session/access.ts';
import { openWorld, projectModel } from '../sandbox/world.ts';
import { arrive } from './arrive.ts';

const world = openWorld();
afterEach(cleanup);

// Which they are, `access.test.ts` proves.
it('<CanAccess> shows what the session may do', async () => {
  const { table, session } = await arrive(projectModel(), await world.as('orgadmin'), '/');
  const questions = [...projectModel().resources.keys()].flatMap((resource) =>
    ['list', 'create', 'delete'].map((action) => ({ resource, action })),
  );
  const answers = await Promise.all(questions.map((asked) => mayAct(table, session, asked)));
  const nameOf = ({ resource, action }: (typeof questions)[number]) => `${resource} ${action}`;
  const { container } = render(
    element(
      CoreAdminContext,
      {
        dataProvider: testDataProvider(),
        authProvider: createSessionAuth(createSessionStore(session), table, app.legacyLogout),
      },
      questions.map((asked) =>
        element(CanAccess, {
          ...asked,
          key: nameOf(asked),
          loading: element(Fragment, null, '…'),
          children: element('li', null, nameOf(asked)),
        }),
      ),
    ),
  );
  await waitFor(() => expect(container.textContent).not.toContain('…'));
  const shown = [...container.querySelectorAll('li')].map((item) => item.textContent);
  expect(shown).toEqual(questions.filter((_, index) => answers[index]).map(nameOf));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(questions.length);
});
