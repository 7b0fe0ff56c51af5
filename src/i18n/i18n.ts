import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from './language.ts';

export type Catalogue = Readonly<Record<string, string>>;
/** `generated/catalogues.ts`: one chunk a language. */
export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;

export interface I18nOptions {
  readonly catalogues: Catalogues;
  readonly languages: readonly Language[];
  /** The language to start in. */
  readonly language: string;
}

/**
 * react-admin's translations over the compiled catalogues: one language is loaded, others when they
 * are chosen. A text that a language lacks was filled in by the compiler; a key that no catalogue
 * has shows as itself.
 *
 * To be awaited before the first render: polyglot wants its first language at once.
 */
export async function createI18n(options: I18nOptions): Promise<I18nProvider> {
  const { catalogues, languages, language } = options;
  const load = async (code: string): Promise<Catalogue> => {
    const thunk = catalogues[code];
    if (!thunk) throw new Error(`There is no catalogue for the language ${code}.`);
    return (await thunk()).default;
  };
  const first = await load(language);
  return polyglotI18nProvider(
    // Its type asks for react-admin's own nested messages; polyglot takes flat keys as well.
    (code: string) => (code === language ? first : load(code)) as unknown as TranslationMessages,
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
    { onMissingKey: showKey },
  );
}

function showKey(key: string): string {
  return key;
}
