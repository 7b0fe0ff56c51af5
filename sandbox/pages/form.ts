import { escape } from 'es-toolkit/string';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { cookie } from '@gatehouse-console/engine/sandbox/wire/cookies.ts';
import { csrfCookie, CSRF_LIFETIME_S } from '@gatehouse-console/engine/sandbox/wire/cookieNames.ts';
import { csrfToken } from '@gatehouse-console/engine/sandbox/wire/csrf.ts';
import { addCommonCookies } from '@gatehouse-console/engine/sandbox/wire/responseCookies.ts';
import { startSession, type Session } from '@gatehouse-console/engine/sandbox/wire/session.ts';
import { sendPage } from './layout.ts';
import type { PageTextKey, PageTranslate } from './pageTexts.ts';
import type { Visit } from './visit.ts';

/** Attributes of an input, by what is typed. */
const INPUTS = {
  username: 'type="text" autocomplete="username" autocapitalize="none" spellcheck="false"',
  code: 'type="text" inputmode="numeric" autocomplete="one-time-code"',
  password: 'type="password" autocomplete="current-password"',
  newPassword: 'type="password" autocomplete="new-password"',
  choice: 'type="checkbox"',
} as const;

interface FormField {
  readonly name: string;
  readonly label: PageTextKey;
  readonly kind: keyof typeof INPUTS;
  readonly value?: string;
  /** Also marked when there is a problem. */
  readonly required?: boolean;
  readonly focus?: boolean;
}

interface FormPage {
  readonly title: PageTextKey;
  readonly lead: PageTextKey;
  readonly problem: Message | undefined;
  /** Escaped HTML between the introduction and the form, and behind the form. */
  readonly before?: string;
  readonly after?: string;
  /** Address that receives the form; may have a query. */
  readonly action: string;
  /** Values that nobody sees; those that are undefined are left out. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  readonly fields: readonly FormField[];
  readonly submit: PageTextKey;
}

/** The field for the code of an authenticator. */
export const CODE_FIELD = {
  name: 'code',
  label: 'codeLabel',
  kind: 'code',
  required: true,
  focus: true,
} as const satisfies FormField;

/** The session of a form, which is begun with the first one; adds its cookies to the answer. */
export function formSession({ sandbox, reply, ...seen }: Visit): Session {
  const session = seen.session ?? startSession(sandbox);
  addCommonCookies(sandbox, reply, seen, session);
  reply.header(
    'Set-Cookie',
    cookie(csrfCookie(sandbox), csrfToken(session), { maxAge: CSRF_LIFETIME_S }),
  );
  return session;
}

/** A page with a form; it works without JavaScript. */
export function sendForm(visit: Visit, session: Session, form: FormPage) {
  const { say } = visit;
  const { title, lead, problem, before = '', after = '', action, submit, fields } = form;
  const hidden = Object.entries({ csrfmiddlewaretoken: csrfToken(session), ...form.hidden });
  const main = `${before}
<form method="post" action="${escape(action)}">
${hidden.map(([name, value]) => hiddenInput(name, value)).join('\n')}
${fields.map((field) => renderField(field, say, problem !== undefined)).join('\n')}
<button type="submit">${escape(say(submit))}</button>
</form>
${after}`;
  const head = fields.some(isPassword) ? '<script src="/static/js/reveal.js" defer></script>' : '';
  return sendPage(visit, { title: say(title), lead: say(lead), problem, main, head });
}

function hiddenInput(name: string, value: string | undefined): string {
  return value === undefined ? '' : `<input type="hidden" name="${name}" value="${escape(value)}">`;
}

function isPassword({ kind }: FormField): boolean {
  return kind === 'password' || kind === 'newPassword';
}

function renderField(field: FormField, say: PageTranslate, hasProblem: boolean): string {
  const { name, kind, value, required = false, focus = false } = field;
  const attributes = [
    `id="${name}" name="${name}" ${INPUTS[kind]}`,
    value === undefined ? '' : `value="${escape(value)}"`,
    required ? 'required' : '',
    focus ? 'autofocus' : '',
    required && hasProblem ? 'aria-describedby="problem" aria-invalid="true"' : '',
  ];
  const input = `<input ${attributes.filter(Boolean).join(' ')}>`;
  const label = `<label for="${name}">${escape(say(field.label))}</label>`;
  if (kind === 'choice') return `<p class="choice">${input}${label}</p>`;
  return `${label}\n${isPassword(field) ? withReveal(input, name, say) : input}`;
}

const EYE =
  'M12 5c-5 0-9 4.5-10 7 1 2.5 5 7 10 7s9-4.5 10-7c-1-2.5-5-7-10-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';

/** A password with a button that shows it. */
function withReveal(input: string, name: string, say: PageTranslate): string {
  const title = escape(say('showPassword'));
  return `<span class="secret">${input}<button type="button" class="reveal" data-reveals="${name}" aria-pressed="false" aria-label="${title}" title="${title}" hidden><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${EYE}" fill="currentColor"/><path class="slash" d="M3.5 2 22 20.5 20.5 22 2 3.5z" fill="currentColor"/></svg></button></span>`;
}
