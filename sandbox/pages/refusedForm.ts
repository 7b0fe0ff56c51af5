import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { csrfMatches } from '../kernel/wire/csrf.ts';
import type { Incoming } from '../kernel/wire/request.ts';
import { renderRefused, type Refusal } from './loginPage.ts';
import { pageTextsIn } from './pageTexts.ts';
import { html } from './respond.ts';

/** Answers a form that comes from another site or lacks the token of its session; undefined for any other form. */
export function refusedForm(
  sandbox: Sandbox,
  seen: Incoming,
  reply: FastifyReply,
  form: URLSearchParams,
): FastifyReply | undefined {
  const isValid = csrfMatches(seen.session, form.get('csrfmiddlewaretoken'));
  if (isValid && !seen.isCrossSite) return undefined;
  const say = pageTextsIn(sandbox, seen.language);
  return html(reply, renderRefused(seen.language, say, refusalOf(seen)), 403);
}

function refusalOf({ isCrossSite, csrfCookie }: Incoming): Refusal {
  if (isCrossSite) return 'foreign';
  return csrfCookie === undefined ? 'noCookies' : 'stale';
}
