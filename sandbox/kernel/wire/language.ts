import type { AppFacts } from '../../../codegen/model/console.ts';
import type { Language } from '../core/messages.ts';

/** The language of API answers for callers that name none (observed). */
export const SERVER_LANGUAGE: Language = 'en';

type Languages = AppFacts['languages'];

function known(languages: Languages, tag: string | undefined): Language | undefined {
  return languages.find(({ code }) => tag?.trim().toLowerCase().startsWith(code))?.code;
}

/** The language of the cookie, else the first one of the browser that the console has, else the given one. */
export function chooseLanguage(
  languages: Languages,
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
  const fromBrowser = preferred.map(({ tag }) => known(languages, tag)).find((one) => one);
  return known(languages, cookie) ?? fromBrowser ?? otherwise;
}
