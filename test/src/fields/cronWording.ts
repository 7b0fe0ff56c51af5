import polyglotI18nProvider from 'ra-i18n-polyglot';
import { catalogues } from '../../../generated/catalogues.ts';
import type { SayText } from '../../../src/i18n/useText.ts';
import { textOf } from '../../../src/i18n/text.ts';

/** The texts of a language, as the console shows a schedule. */
export async function createPolyglot(language: 'en' | 'zh' | 'ja'): Promise<SayText> {
  const parts = await Promise.all(Object.values(catalogues[language]).map((load) => load()));
  const catalogue = Object.assign({}, ...parts.map((part) => part.default));
  const provider = polyglotI18nProvider(() => catalogue, language);
  return (text, values) => textOf(text, provider.translate, values);
}
