import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { savedSettings } from '../areas/publicSettings/publicSettings.ts';
import { cookie } from '@gatehouse-console/engine/sandbox/wire/cookies.ts';
import type { Session } from '@gatehouse-console/engine/sandbox/wire/session.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { LOGIN } from './addresses.ts';
import { CODE_FIELD, formSession, sendForm } from './form.ts';
import { buttonLink, sendPage } from './layout.ts';
import type { Visit } from './visit.ts';

/**
 * The login page. It works without JavaScript; passwords may then be sent in plain text (protocol, section 2).
 *
 * @param username and `problem` of the previous attempt
 */
export function sendLogin(
  visit: Visit,
  next: string | undefined,
  username = '',
  problem?: Message,
) {
  const session = formSession(visit);
  addPublicKey(visit, session);
  const withCode = asksCodeAtOnce(visit.sandbox);
  // Focuses the password after a failed attempt, otherwise the username.
  const isRetry = username !== '';
  return sendForm(visit, session, {
    title: 'title',
    lead: 'lead',
    problem,
    action: LOGIN,
    hidden: { next, mfa_type: withCode ? 'otp' : undefined },
    fields: [
      {
        name: 'username',
        label: 'username',
        kind: 'username',
        value: username,
        required: true,
        focus: !isRetry,
      },
      { name: 'password', label: 'password', kind: 'password', required: true, focus: isRetry },
      ...(withCode
        ? [{ ...CODE_FIELD, label: 'codeAtOnce', required: false, focus: false } as const]
        : []),
      { name: 'auto_login', label: 'remember', kind: 'choice' },
    ],
    submit: 'submit',
  });
}

/** Whether the login page asks for the second-factor code at once (protocol, section 16). */
export function asksCodeAtOnce(sandbox: Sandbox): boolean {
  return savedSettings(sandbox)['SECURITY_MFA_IN_LOGIN_PAGE'] === true;
}

const PUBLIC_KEY_COOKIE = 'jms_public_key';

/** Adds the cookie with the session's public key, unless the browser has it. */
export function addPublicKey({ cookies, reply }: Visit, { publicKey }: Session): void {
  if (!publicKey || cookies[PUBLIC_KEY_COOKIE] === publicKey) return;
  reply.header('Set-Cookie', cookie(PUBLIC_KEY_COOKIE, publicKey));
}

/**
 * The logout page redirects to the login page at once. The real server waits three seconds, but a page that
 * disappears while somebody reads it fails WCAG 2.2.1. Browsers that do not redirect show a link.
 */
const RETURN_AFTER_S = 0;

export function sendLogout(visit: Visit) {
  const { say } = visit;
  return sendPage(visit, {
    title: say('loggedOut'),
    lead: say('loggedOutLead'),
    main: buttonLink(LOGIN, say('again')),
    head: `<meta http-equiv="refresh" content="${RETURN_AFTER_S};url=${LOGIN}">`,
  });
}

const REFUSAL_LEADS = {
  noCookies: 'noCookiesLead',
  stale: 'staleLead',
  foreign: 'foreignLead',
} as const;

/** Says why a form is refused: the browser rejects cookies, the form is out of date, or it comes from another site. */
export function sendRefused(visit: Visit) {
  const { say, isCrossSite, csrfCookie } = visit;
  const refusal = isCrossSite ? 'foreign' : csrfCookie === undefined ? 'noCookies' : 'stale';
  return sendPage(visit, {
    title: say(refusal),
    lead: say(REFUSAL_LEADS[refusal]),
    main: buttonLink(LOGIN, say('again')),
    status: 403,
  });
}
