import { sessionFacts } from '#project/generated/session.ts';

/** A language of the console, from `generated/app.ts`. */
export interface Language {
  /** `en`, `zh`, `ja`. */
  readonly code: string;
  /** Value of the language cookie: `zh-hans`. */
  readonly cookie: string;
  /** Its name in the language itself. */
  readonly name: string;
}

/** The server reads the language from it as well (spec 1, section 9). */
export const LANGUAGE_COOKIE = sessionFacts.language;
export const LANGUAGE_COOKIE_LIFETIME_DAYS = 365;

interface LanguageWish {
  readonly languages: readonly Language[];
  /** Value of the cookie; empty or absent when no language was chosen. */
  readonly cookie: string | undefined;
  /** The browser's language tags, best first: `['ja-JP', 'en']`. */
  readonly browser: readonly string[];
  readonly defaultLanguage: string;
}

/**
 * The first language: the cookie's, else the browser's, else the default. A cookie with an unknown
 * language means the default, not the browser's (spec 1, sections 1 and 9).
 */
export function chooseLanguage(wish: LanguageWish): string {
  const { languages, cookie, browser, defaultLanguage } = wish;
  if (cookie) return languageOf(languages, cookie) ?? defaultLanguage;
  const spoken = browser.map((tag) => languageOf(languages, tag));
  return spoken.find((code) => code !== undefined) ?? defaultLanguage;
}

/** `zh-hans`, `zh-CN` and `zh` are all `zh`. */
function languageOf(languages: readonly Language[], tag: string): string | undefined {
  const wanted = tag.slice(0, 2).toLowerCase();
  return languages.find(({ code }) => code === wanted)?.code;
}
