import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { partOfKey, START, type TextKey, type TextPart } from '../../codegen/model/text.ts';
import type { Language } from './language.ts';
import { visibleText } from './visibleText.ts';

type Catalogue = Readonly<Record<string, string>>;
/** `generated/catalogues.ts`: the parts of each language, one chunk each. */
type Catalogues = Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>>
>;

interface I18nOptions {
  readonly catalogues: Catalogues;
  readonly languages: readonly Language[];
  /** The first language. */
  readonly language: string;
}

/** Parts of the catalogue that are loaded on demand. */
export interface TextParts {
  /** The part that must be loaded before this text can be shown; undefined when it is loaded or unknown. */
  lacks(key: TextKey): TextPart | undefined;
  /** Loads a part once; a part that the catalogues lack is empty. */
  load(part: TextPart): Promise<void>;
  /** A part in every language; other languages than the shown one are loaded for it. */
  inAllLanguages(part: TextPart): Promise<readonly Catalogue[]>;
}

export interface PartedI18n {
  readonly provider: I18nProvider;
  readonly parts: TextParts;
}

/** The form of a key. Other texts come from the server and are shown as they are. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i;

/** The texts of react-admin's own components, and the names of resources and fields that they show. */
const REACT_ADMIN_KEY = /^(?:ra|resources\.\w+\.\w+)\./;

/**
 * react-admin's i18n provider over the compiled catalogues. Languages are loaded when they are
 * chosen, and of each language only the parts needed so far. The compiler fills in missing
 * translations; an unknown key is shown as it is.
 *
 * Await it before the first render: polyglot needs its first language at once.
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
  const load = async (code: string): Promise<readonly Catalogue[]> => {
    if (!catalogues[code]) throw new Error(`There is no catalogue for the language ${code}.`);
    return Promise.all([...wanted].map((part) => loadPart(code, part)));
  };

  const first = await load(language);
  let shown = first;
  let started = false;
  const polyglot = polyglotI18nProvider(
    (code: string) => {
      const texts = started
        ? load(code).then((loadedNow) => oneOf((shown = loadedNow)))
        : oneOf(first);
      started = true;
      // The type demands react-admin's nested messages; polyglot accepts flat keys as well.
      return texts as unknown as TranslationMessages;
    },
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
    { onMissingKey: showKey },
  );

  // Sequential, because a part loaded during a change of language would be missing in the new one.
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
  const parts: TextParts = {
    lacks(key) {
      const part = partOfKey(key);
      return has(part) || hasText(first, key) || !KEY.test(key) ? undefined : part;
    },
    load(part) {
      if (has(part)) return Promise.resolve();
      const running = underWay.get(part) ?? add(part);
      underWay.set(part, running);
      return running;
    },
    inAllLanguages: (part) => Promise.all(languages.map(({ code }) => loadPart(code, part))),
  };
  return {
    provider: {
      ...polyglot,
      translate(key, values) {
        // react-admin's components do not ask through `useText`, which waits for texts that are not loaded yet.
        const missing = REACT_ADMIN_KEY.test(key) ? parts.lacks(key) : undefined;
        // oxlint-disable-next-line typescript/only-throw-error -- how Suspense is told to wait
        if (missing !== undefined) throw parts.load(missing);
        const known = hasText(shown, key) ? key : ownKey(key, values?.smart_count);
        // Makes hidden characters visible in server texts and inserted names.
        return visibleText(polyglot.translate(known, values));
      },
      changeLocale: (code) => inTurn(() => polyglot.changeLocale(code)),
    },
    parts,
  };
}

/** The texts of several parts together, for polyglot, which keeps a copy. */
function oneOf(parts: readonly Catalogue[]): Catalogue {
  return Object.assign({}, ...parts);
}

function hasText(parts: readonly Catalogue[], key: string): boolean {
  return parts.some((part) => Object.hasOwn(part, key));
}

function showKey(key: string): string {
  return key;
}

/**
 * The key in our catalogues for one that react-admin makes: `resources.users.user.name` is `….one` or `….many`,
 * and a field without a label of its own has the one that all resources share, `fields.email`.
 */
function ownKey(key: TextKey, count: unknown): TextKey {
  return key.replace(
    /^(resources\.\w+\.\w+)\.(?:name$|(fields\..))/,
    (_, resource, field) => field ?? `${resource}.${count === 1 ? 'one' : 'many'}`,
  );
}
