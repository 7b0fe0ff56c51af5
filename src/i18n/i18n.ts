import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { partOfKey, START, type TextKey, type TextPart } from '../../codegen/model/text.ts';
import type { Language } from './language.ts';
import { visibleText } from './visibleText.ts';

export type Catalogue = Readonly<Record<string, string>>;
/** `generated/catalogues.ts`: of each language its parts, one chunk each. */
export type Catalogues = Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>>
>;

export interface I18nOptions {
  readonly catalogues: Catalogues;
  readonly languages: readonly Language[];
  /** The language to start in. */
  readonly language: string;
}

/** Parts of the catalogue that are loaded when something needs their texts. */
export interface TextParts {
  /** The part to be loaded before this text can be said; undefined when it can, or there is none. */
  lacks(key: TextKey): TextPart | undefined;
  /** The same promise while it is under way; a part that the catalogues lack holds no texts. */
  load(part: TextPart): Promise<void>;
}

export interface PartedI18n {
  readonly provider: I18nProvider;
  readonly parts: TextParts;
}

/** How a key looks; what the server says is shown as it is, and waits for nothing. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i;

/**
 * react-admin's translations over the compiled catalogues: one language is loaded, others when they
 * are chosen, and of each language the parts that were needed so far. A text that a language lacks
 * was filled in by the compiler; a key that no catalogue has shows as itself.
 *
 * To be awaited before the first render: polyglot wants its first language at once.
 */
export async function createI18n(options: I18nOptions): Promise<PartedI18n> {
  const { catalogues, languages, language } = options;
  const loaded = new Map<string, Catalogue>();
  const wanted = new Set([START]);
  const underWay = new Map<string, Promise<void>>();

  const loadPart = async (code: string, part: string): Promise<Catalogue> => {
    const name = `${code} ${part}`;
    const texts = loaded.get(name) ?? (await catalogues[code]?.[part]?.())?.default ?? {};
    loaded.set(name, texts);
    return texts;
  };
  const load = async (code: string): Promise<Catalogue> => {
    if (!catalogues[code]) throw new Error(`There is no catalogue for the language ${code}.`);
    const texts = await Promise.all([...wanted].map((part) => loadPart(code, part)));
    return Object.assign({}, ...texts);
  };

  const first = await load(language);
  let started = false;
  const polyglot = polyglotI18nProvider(
    (code: string) => {
      const texts = started ? load(code) : first;
      started = true;
      // Its type asks for react-admin's own nested messages; polyglot takes flat keys as well.
      return texts as unknown as TranslationMessages;
    },
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
    { onMissingKey: showKey },
  );

  // One after the other: a part that came while the language changed would lack in the new one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const turn = last.then(step, step);
    last = turn;
    return turn;
  };
  const add = async (part: string): Promise<void> => {
    try {
      await loadPart(polyglot.getLocale(), part);
      await inTurn(() => {
        wanted.add(part);
        return polyglot.changeLocale(polyglot.getLocale());
      });
    } finally {
      underWay.delete(part);
    }
  };
  const has = (part: TextPart): boolean => wanted.has(part) && !underWay.has(part);
  return {
    provider: {
      ...polyglot,
      // With the names that sentences are filled with, and what the server says.
      translate: (key, values) => visibleText(polyglot.translate(key, values)),
      changeLocale: (code) => inTurn(() => polyglot.changeLocale(code)),
    },
    parts: {
      lacks(key) {
        const part = partOfKey(key);
        return has(part) || Object.hasOwn(first, key) || !KEY.test(key) ? undefined : part;
      },
      load(part) {
        if (has(part)) return Promise.resolve();
        const running = underWay.get(part) ?? add(part);
        underWay.set(part, running);
        return running;
      },
    },
  };
}

function showKey(key: string): string {
  return key;
}
