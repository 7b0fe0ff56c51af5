import type { Language } from '../kernel/core/messages.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { passwordField, REVEAL_HEAD } from './passwordField.ts';
import type { PageTextKey, PageTranslate } from './pageTexts.ts';

interface LoginForm {
  readonly csrfToken: string;
  readonly next: string | undefined;
  readonly username: string;
  /** Message of the previous attempt, translated. */
  readonly problem: string | undefined;
  /** Whether the page asks for the second-factor code as well. */
  readonly withCode: boolean;
}

/** The login page. It works without JavaScript; passwords may then be sent in plain text (protocol, section 2). */
export function renderLogin(language: Language, say: PageTranslate, form: LoginForm): string {
  const problem = form.problem
    ? `<p class="problem" id="problem" role="alert">${escaped(form.problem)}</p>`
    : '';
  const described = form.problem ? ' aria-describedby="problem" aria-invalid="true"' : '';
  const next = form.next ? `<input type="hidden" name="next" value="${escaped(form.next)}">` : '';
  // Focuses the password after a failed attempt, otherwise the username.
  const [first, second] = form.username ? ['', ' autofocus'] : [' autofocus', ''];
  const main = `
<h1>${escaped(say('title'))}</h1>
<p class="lead">${escaped(say('lead'))}</p>
${problem}
<form method="post" action="/core/auth/login/">
<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(form.csrfToken)}">
${next}
<label for="username">${escaped(say('username'))}</label>
<input id="username" name="username" type="text" value="${escaped(form.username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${first}${described}>
<label for="password">${escaped(say('password'))}</label>
${passwordField(say, 'password', `autocomplete="current-password" required${second}${described}`)}
${form.withCode ? codeField(say) : ''}
<p class="choice"><input id="auto_login" name="auto_login" type="checkbox"><label for="auto_login">${escaped(say('remember'))}</label></p>
<button type="submit">${escaped(say('submit'))}</button>
</form>`;
  return renderPage(language, say, { title: say('title'), main, head: REVEAL_HEAD });
}

function codeField(say: PageTranslate): string {
  return `<input type="hidden" name="mfa_type" value="otp">
<label for="code">${escaped(say('codeAtOnce'))}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code">`;
}

/**
 * The logout page redirects to the login page at once. The real server waits three seconds, but a page that
 * disappears while somebody reads it fails WCAG 2.2.1. Browsers that do not redirect show a link.
 */
const RETURN_AFTER_S = 0;

export function renderLogout(language: Language, say: PageTranslate): string {
  const login = '/core/auth/login/';
  const main = `
<h1>${escaped(say('loggedOut'))}</h1>
<p class="lead">${escaped(say('loggedOutLead'))}</p>
<p><a class="button" href="${login}">${escaped(say('again'))}</a></p>`;
  const head = `<meta http-equiv="refresh" content="${RETURN_AFTER_S};url=${login}">`;
  return renderPage(language, say, { title: say('loggedOut'), main, head });
}

/** Why a form is refused: the browser rejects cookies, the form is out of date, or it comes from another site. */
export type Refusal = 'noCookies' | 'stale' | 'foreign';

const LEADS = {
  noCookies: 'noCookiesLead',
  stale: 'staleLead',
  foreign: 'foreignLead',
} as const satisfies Record<Refusal, PageTextKey>;

export function renderRefused(language: Language, say: PageTranslate, refusal: Refusal): string {
  const [title, lead] = [say(refusal), say(LEADS[refusal])];
  const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
<p><a class="button" href="/core/auth/login/">${escaped(say('again'))}</a></p>`;
  return renderPage(language, say, { title, main });
}
