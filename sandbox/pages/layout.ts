import type { Language } from '../kernel/core/messages.ts';
import { LANGUAGE_COOKIES } from '../kernel/wire/language.ts';
import { escaped } from './html.ts';
import type { Say } from './words.ts';

const HTML_LANGUAGES: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans', ja: 'ja' };
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文', ja: '日本語' };

export interface PageContent {
  readonly title: string;
  readonly main: string;
  readonly head?: string;
}

/** The frame of the server's own pages: a brand panel, the content, the languages. */
export function renderPage(language: Language, say: Say, content: PageContent): string {
  const links = (Object.keys(OWN_NAMES) as Language[]).map((other) =>
    languageLink(other, language),
  );
  return `<!doctype html>
<html lang="${HTML_LANGUAGES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(content.title)} · ${escaped(say('product'))}</title>
<link rel="icon" href="/static/img/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/pages.css">
${content.head ?? ''}
</head>
<body>
<div class="frame">
<header class="brand">
<img src="/static/img/logo.svg" alt="" width="56" height="56">
<p class="product">${escaped(say('product'))}</p>
<p class="claim">${escaped(say('claim'))}</p>
</header>
<div class="side">
<main>${content.main}</main>
<nav class="languages" aria-label="${escaped(say('languages'))}"><ul>${links.join('')}</ul></nav>
</div>
</div>
</body>
</html>
`;
}

function languageLink(language: Language, current: Language): string {
  const lang = HTML_LANGUAGES[language];
  const mark = language === current ? ' aria-current="true"' : '';
  const address = `/core/i18n/${LANGUAGE_COOKIES[language]}/`;
  return `<li><a href="${address}" lang="${lang}" hreflang="${lang}"${mark}>${OWN_NAMES[language]}</a></li>`;
}
