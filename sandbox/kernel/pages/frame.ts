import type { AppFacts } from '../../../codegen/model/console.ts';
import type { Language } from '../core/messages.ts';

export type PageLanguage = AppFacts['languages'][number];

/** Escaped HTML, besides the language. */
type Frame = Readonly<
  Record<'lang' | 'title' | 'product' | 'logo' | 'head' | 'side', string> & { claim?: string }
>;

/** A page with a brand panel at one side. */
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
${claim === undefined ? '' : `<p class="claim">${claim}</p>`}
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

/** The language tag of a cookie value: `zh-Hans` for `zh-hans` (RFC 5646, section 2.1.1). */
export function tagOf({ cookie }: PageLanguage): string {
  return Intl.getCanonicalLocales(cookie)[0] ?? cookie;
}
