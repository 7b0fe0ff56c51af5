/** A language of the console: `generated/app.ts` names them. */
export interface Language {
  /** `en`, `zh`, `ja`. */
  readonly code: string;
  /** What stands in the cookie for it: `zh-hans`. */
  readonly cookie: string;
  /** Its own name, in itself. */
  readonly name: string;
}

/** The server reads its language from it, too (spec 1, section 9). */
export const LANGUAGE_COOKIE = 'django_language';
/** A language is a lasting choice. */
export const LANGUAGE_COOKIE_LIFETIME_DAYS = 365;

export interface LanguageWish {
  readonly languages: readonly Language[];
  /** Value of the cookie; empty or absent: nobody chose yet. */
  readonly cookie: string | undefined;
  /** Tags of the browser, best first: `['ja-JP', 'en']`. */
  readonly browser: readonly string[];
  readonly defaultLanguage: string;
}

/**
 * The language to start in: the cookie's, else the browser's, else the default. A cookie with a
 * language we do not have means the default, not the browser's (spec 1, sections 1 and 9).
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
