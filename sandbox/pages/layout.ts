import { escape } from 'es-toolkit/string';
import {
  messageText,
  type Language,
  type Message,
} from '@gatehouse-console/engine/sandbox/core/messages.ts';
import type { PageTranslate } from './pageTexts.ts';
import type { Visit } from './visit.ts';

interface PageContent {
  /** Title and heading. */
  readonly title: string;
  readonly lead?: string;
  readonly problem?: Message | undefined;
  /** Escaped HTML below the introduction. */
  readonly main: string;
  readonly head?: string;
  readonly status?: number;
}

/** Sends one of the server's own pages: a brand panel, the content, the languages. It is never cached. */
export function sendPage(
  { say, language, reply }: Pick<Visit, 'say' | 'language' | 'reply'>,
  { title, lead, problem, main, head = '', status = 200 }: PageContent,
) {
  const links = say.languages.map((other) => languageLink(other, language));
  const page = renderFrame({
    lang: languageTag(say.languages, language),
    title: escape(title),
    product: escape(say('product')),
    claim: escape(say('claim')),
    logo: '<img src="/static/img/logo.svg" alt="" width="56" height="56">',
    head: `<link rel="icon" href="/static/img/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/pages.css">
${head}`,
    side: `<main>
<h1>${escape(title)}</h1>
${lead === undefined ? '' : `<p class="lead">${escape(lead)}</p>`}
${problem ? `<p class="problem" id="problem" role="alert">${escape(String(messageText(problem, language)))}</p>` : ''}
${main}</main>
<nav class="languages" aria-label="${escape(say('languages'))}"><ul>${links.join('')}</ul></nav>`,
  });
  return reply
    .code(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(page);
}

/** Escaped HTML, besides the language. */
type Frame = Readonly<
  Record<'lang' | 'title' | 'product' | 'claim' | 'logo' | 'head' | 'side', string>
>;

export function renderFrame({ lang, title, product, claim, logo, head, side }: Frame): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${product}</title>
${head}
</head>
<body>
<div class="frame">
<header class="brand">
${logo}
<p class="product">${product}</p>
<p class="claim">${claim}</p>
</header>
<div class="side">
${side}
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
  return `<li><a href="${address}" lang="${tag}" hreflang="${tag}"${mark}>${escape(language.name)}</a></li>`;
}

/** The language tag of a cookie value: `zh-Hans` for `zh-hans` (RFC 5646, section 2.1.1). */
function tagOf({ cookie }: PageLanguage): string {
  return Intl.getCanonicalLocales(cookie)[0] ?? cookie;
}

/** A link that looks like a button. */
export function buttonLink(address: string, text: string): string {
  return `<p><a class="button" href="${escape(address)}">${escape(text)}</a></p>`;
}
