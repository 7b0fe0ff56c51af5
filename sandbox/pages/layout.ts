import type { Language } from '../kernel/core/messages.ts';
import { escaped } from './html.ts';
import type { PageTranslate } from './pageTexts.ts';

interface PageContent {
  readonly title: string;
  readonly main: string;
  readonly head?: string;
}

/** The layout of the server's own pages: a brand panel, the content, the languages. */
export function renderPage(language: Language, say: PageTranslate, content: PageContent): string {
  const links = say.languages.map((other) => languageLink(other, language));
  return `<!doctype html>
<html lang="${languageTag(say.languages, language)}">
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

/** The `lang` of a page: `zh-Hans` for `zh`. */
export function languageTag(languages: readonly PageLanguage[], language: Language): string {
  const known = languages.find(({ code }) => code === language);
  return known ? tagOf(known) : language;
}

type PageLanguage = PageTranslate['languages'][number];

function languageLink(language: PageLanguage, current: Language): string {
  const tag = tagOf(language);
  const mark = language.code === current ? ' aria-current="true"' : '';
  const address = `/core/i18n/${language.cookie}/`;
  return `<li><a href="${address}" lang="${tag}" hreflang="${tag}"${mark}>${escaped(language.name)}</a></li>`;
}

/** The language tag of a cookie value: `zh-Hans` for `zh-hans` (RFC 5646, section 2.1.1). */
function tagOf({ cookie }: PageLanguage): string {
  return Intl.getCanonicalLocales(cookie)[0] ?? cookie;
}
