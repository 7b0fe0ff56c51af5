import { escape } from 'es-toolkit/string';
import {
  messageText,
  type Language,
  type Message,
} from '@gatehouse-console/engine/sandbox/core/messages.ts';
import {
  languageTag,
  renderFrame,
  tagOf,
  type PageLanguage,
} from '@gatehouse-console/engine/sandbox/pages/frame.ts';
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

function languageLink(language: PageLanguage, current: Language): string {
  const tag = tagOf(language);
  const mark = language.code === current ? ' aria-current="true"' : '';
  const address = `/core/i18n/${language.cookie}/`;
  return `<li><a href="${address}" lang="${tag}" hreflang="${tag}"${mark}>${escape(language.name)}</a></li>`;
}

/** A link that looks like a button. */
export function buttonLink(address: string, text: string): string {
  return `<p><a class="button" href="${escape(address)}">${escape(text)}</a></p>`;
}
