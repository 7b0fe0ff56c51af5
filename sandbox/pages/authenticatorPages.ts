import { sharedMessages } from '../areas/messages.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import {
  codeMatches,
  hasAuthenticator,
  unbindAuthenticator,
} from '../areas/authentication/secondFactor.ts';
import { DISABLE, ENABLE, LOGIN, OVERVIEW } from './addresses.ts';
import { CODE_FIELD, formSession, sendForm } from './form.ts';
import { buttonLink, sendPage } from './layout.ts';
import { sendRefused } from './loginPage.ts';
import { sentForm, type Pages, type Visit } from './visit.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const USERS = table('users.user');

/** The page about one's own authenticator, and the form that removes it. */
export function addAuthenticatorPages(pages: Pages): void {
  const signedIn = (answer: (visit: Visit, userId: string) => unknown) => (visit: Visit) => {
    const user = findUser(visit.sandbox, visit.session?.userId);
    return user ? answer(visit, String(user['id'])) : visit.reply.redirect(LOGIN);
  };
  pages.get(OVERVIEW, signedIn(showOverview));
  pages.get(
    DISABLE,
    signedIn((visit) => askForCode(visit)),
  );
  pages.post(DISABLE, signedIn(disable));
}

function showOverview(visit: Visit, userId: string) {
  const { sandbox, say } = visit;
  const bound = hasAuthenticator(sandbox, userId);
  return sendPage(visit, {
    title: say('mfaTitle'),
    lead: say(bound ? 'mfaBound' : 'mfaUnbound'),
    main: `${buttonLink(bound ? DISABLE : ENABLE, say(bound ? 'mfaRemove' : 'mfaAdd'))}
<p><a href="${sandbox.model.app.base}">${say('mfaBack')}</a></p>`,
  });
}

function disable(visit: Visit, userId: string) {
  const { sandbox, reply } = visit;
  const form = sentForm(visit);
  if (!form) return sendRefused(visit);
  if (!codeMatches(sandbox, userId, (form.get('code') ?? '').trim()))
    return askForCode(visit, { say: sharedMessages.codeWrong });
  unbindAuthenticator(sandbox, userId);
  // With level 2 the second factor stays required.
  sandbox.database.run(
    `UPDATE ${USERS} SET ${USERS.mfa_level} = 0 WHERE id = ? AND ${USERS.mfa_level} = 1`,
    [userId],
  );
  return reply.redirect(OVERVIEW);
}

function askForCode(visit: Visit, problem?: Message) {
  return sendForm(visit, formSession(visit), {
    title: 'mfaRemove',
    lead: 'codeLead',
    problem,
    action: DISABLE,
    fields: [CODE_FIELD],
    submit: 'mfaRemove',
  });
}
