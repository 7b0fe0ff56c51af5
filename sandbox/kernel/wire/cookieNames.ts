import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { Sandbox } from '../core/sandbox.ts';

/** What names of cookies need to know. */
interface NamedCookies {
  readonly model: Pick<ConsoleModel, 'session'>;
  readonly areas: Pick<Sandbox['areas'], 'cookiePrefix'>;
}

/** How names of cookies begin, where the session has a cookie that says it (protocol, section 1). */
export function cookiePrefix({ model, areas }: NamedCookies): string {
  return model.session.csrf?.prefix === undefined ? '' : (areas.cookiePrefix ?? '');
}

/** The session's cookie: Django's name. */
export function sessionCookie(sandbox: NamedCookies): string {
  return `${cookiePrefix(sandbox)}sessionid`;
}

/** The cookie with the token against forged requests; Django's name where the session has none. */
export function csrfCookie(sandbox: NamedCookies): string {
  return `${cookiePrefix(sandbox)}${sandbox.model.session.csrf?.cookie ?? 'csrftoken'}`;
}

/** Lifetime of Django's CSRF cookie: one year. */
export const CSRF_LIFETIME_S = 31_449_600;
