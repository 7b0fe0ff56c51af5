import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from './atRest.ts';
import { findViolations, freshConsole } from './console.ts';
import { addressOf, catalogue, open, pathOf, permittedTo, toWalk } from './walking.ts';

/** Kinds of routes without a page. */
const LEADING_ON = new Set(['external', 'redirect']);
/** An English word; names of protocols and products are shorter or in the translations. */
const LATIN_WORD = /[A-Za-z][a-z]{3,}/g;
/** The name of a time zone is the same in every language. */
const ZONE = /\b(?:Africa|America|Asia|Europe|Pacific)\/\w+/g;
const CATALOGUES = join(import.meta.dirname, '../../generated/locales');

describe.each([
  ['en', 'en', false],
  ['en', 'en', true],
  ['zh-hans', 'zh', false],
  ['zh-hans', 'zh', true],
  ['ja', 'ja', false],
  ['ja', 'ja', true],
] as const)('the console in %s', (language, code, dark) => {
  const running = freshConsole('--licence', 'valid');

  it(`has no violation and no word of another language on any page, dark: ${dark}`, async () => {
    const words = await textsOf(code);
    const { page } = await running.newPage({ language, dark });
    const told = whatTheServerTells(page);
    await running.signIn(page, 'admin');
    const permitted = await permittedTo(page, 'admin', 'valid');
    const routes = catalogue([]).filter(
      ({ kind, name }) => !LEADING_ON.has(kind) && permitted.has(name),
    );
    const known = new Set(Object.values(words).flatMap(latinWords));
    const wrong: string[] = [];
    for (const entry of toWalk(routes, `${code} ${dark}`)) {
      const address = await addressOf(page, entry);
      if (address === undefined) continue;
      await open(page, address, words['app.notFound.title']);
      await atRest(page);
      wrong.push(...(await findViolations(page, true)).map((text) => `${entry.name}: ${text}`));
      if (code === 'en') continue;
      // First the texts of the page, then those of the server, because an answer may come in between.
      const shown = await shownTexts(page);
      const data = await told();
      const foreign = shown.filter((text) =>
        latinWords(text).some((word) => !known.has(word) && !data.has(word)),
      );
      wrong.push(...foreign.map((text) => `${entry.name} at ${pathOf(page)}: ${text}`));
    }
    expect(routes.length).toBeGreaterThan(100);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Every text of a language. */
async function textsOf(code: string): Promise<Readonly<Record<string, string>>> {
  const folder = join(CATALOGUES, code);
  const parts = await Promise.all(
    readdirSync(folder).map(
      (file): Promise<{ default: Record<string, string> }> => import(join(folder, file)),
    ),
  );
  return Object.assign({}, ...parts.map((part) => part.default));
}

function latinWords(text: string): readonly string[] {
  return (text.replaceAll(ZONE, '').match(LATIN_WORD) ?? []).map((word) => word.toLowerCase());
}

/** Values of records and settings, without the metadata's labels. */
function whatTheServerTells(page: Page): () => Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (!path.startsWith('/api/') || answer.request().method() !== 'GET') return;
    // The browser may have dropped the body; then it is requested again.
    const body = answer
      .json()
      .catch(async () => (await page.request.get(answer.url())).json())
      .catch(() => undefined);
    reading.push(
      body.then((told: unknown) =>
        valuesOf(told)
          .flatMap(latinWords)
          .forEach((word) => words.add(word)),
      ),
    );
  });
  return async () => {
    await Promise.all(reading);
    return words;
  };
}

/** The strings of an answer, without its keys. */
function valuesOf(body: unknown): readonly string[] {
  if (typeof body === 'string') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(valuesOf) : [];
}

/** Visible texts, accessible names, descriptions and placeholders. */
function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('script, style, noscript, pre, code, kbd, [lang]:not(html)')) return [];
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '');
      return [...own, ...attributes.map((name) => element.getAttribute(name) ?? '')];
    });
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}
