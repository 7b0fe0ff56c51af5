import { app } from '#project/generated/app.ts';
import { readCookie } from '../api/cookies.ts';
import { chooseLanguage, LANGUAGE_COOKIE } from '../i18n/language.ts';

/** The first language: cookie, browser, default (spec 1, section 1). */
export function startLanguage(): string {
  return chooseLanguage({
    languages: app.languages,
    cookie: readCookie(LANGUAGE_COOKIE),
    browser: navigator.languages,
    defaultLanguage: app.defaultLanguage,
  });
}

/** A path of this host as routes have it: `/console/users/users`. */
export function pathBelowBase(pathname = window.location.pathname): string {
  return pathname.startsWith(app.base) ? pathname.slice(app.base.length - 1) : '/';
}
