import type { Language } from '../core/messages.ts';

/** What the cookie `django_language` holds. Source: protocol, section 17. */
export const LANGUAGE_COOKIES: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-hans',
  ja: 'ja',
};
export const LANGUAGES: readonly Language[] = ['en', 'zh', 'ja'];
/** For callers of the API that name none (observed). */
export const SERVER_LANGUAGE: Language = 'en';
/** For people whose browser speaks none of ours (spec 1, section 2). */
export const PAGE_LANGUAGE: Language = 'zh';

function known(tag: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.trim().toLowerCase().startsWith(language));
}

/** The language cookie, else the first language of the browser that we speak, else the one given. */
export function chooseLanguage(
  cookie: string | undefined,
  accepted: string | undefined,
  otherwise: Language,
): Language {
  const preferred = (accepted ?? '')
    .split(',')
    .map((item) => {
      const [tag = '', quality] = item.split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((left, right) => right.quality - left.quality);
  const fromBrowser = preferred.map(({ tag }) => known(tag)).find((language) => language);
  return known(cookie) ?? fromBrowser ?? otherwise;
}
