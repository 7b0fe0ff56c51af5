import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { cookie } from '../kernel/wire/cookies.ts';
import { CSRF_COOKIE, CSRF_LIFETIME_S } from '../kernel/wire/cookieNames.ts';
import { messageText, type Message } from '../kernel/core/messages.ts';
import { csrfToken } from '../kernel/wire/csrf.ts';
import type { Incoming } from '../kernel/wire/request.ts';
import { addCommonCookies } from '../kernel/wire/responseCookies.ts';
import { startSession } from '../kernel/wire/session.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { passwordField, REVEAL_HEAD } from './passwordField.ts';
import { html } from './respond.ts';
import { pageTextsIn, type PageTextKey } from './pageTexts.ts';

interface SecretField {
  readonly name: string;
  /** Key of the label's text. */
  readonly label: PageTextKey;
  readonly kind: 'code' | 'new-password';
}

interface SecretForm {
  /** Keys of texts. */
  readonly title: PageTextKey;
  readonly lead: PageTextKey;
  readonly submit: PageTextKey;
  /** Address that receives the form; may have a query. */
  readonly action: string;
  readonly fields: readonly SecretField[];
  readonly problem?: Message;
  /** Escaped HTML between the introduction and the fields. */
  readonly more?: string;
}

/** A page with a form for codes or passwords; it works without JavaScript. */
export function sendSecretForm(
  sandbox: Sandbox,
  reply: FastifyReply,
  seen: Incoming,
  form: SecretForm,
) {
  const say = pageTextsIn(sandbox, seen.language);
  const session = seen.session ?? startSession(sandbox);
  const token = csrfToken(session);
  addCommonCookies(sandbox, reply, seen, session);
  reply.header('Set-Cookie', cookie(CSRF_COOKIE, token, { maxAge: CSRF_LIFETIME_S }));
  const problem = form.problem
    ? `<p class="problem" id="problem" role="alert">${escaped(String(messageText(form.problem, seen.language)))}</p>`
    : '';
  const described = form.problem ? ' aria-describedby="problem" aria-invalid="true"' : '';
  const fields = form.fields.map(({ name, label, kind }, place) => {
    const rest = `required${place === 0 ? ' autofocus' : ''}${described}`;
    const input =
      kind === 'code'
        ? `<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="one-time-code" ${rest}>`
        : passwordField(say, name, `autocomplete="new-password" ${rest}`);
    return `<label for="${name}">${escaped(say(label))}</label>\n${input}`;
  });
  const main = `
<h1>${escaped(say(form.title))}</h1>
<p class="lead">${escaped(say(form.lead))}</p>
${form.more ?? ''}
${problem}
<form method="post" action="${escaped(form.action)}">
<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(token)}">
${fields.join('\n')}
<button type="submit">${escaped(say(form.submit))}</button>
</form>`;
  return html(
    reply,
    renderPage(seen.language, say, { title: say(form.title), main, head: REVEAL_HEAD }),
  );
}
