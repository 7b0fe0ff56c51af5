import polyglotI18nProvider from 'ra-i18n-polyglot';
import { catalogues } from '../../../generated/catalogues.ts';
import type { CronWording } from '../../../src/fields/cronWords.ts';

/** The real words of a language, as the console words a schedule. */
export async function createPolyglot(language: 'en' | 'zh' | 'ja'): Promise<CronWording> {
  const parts = await Promise.all(Object.values(catalogues[language]).map((load) => load()));
  const catalogue = Object.assign({}, ...parts.map((part) => part.default));
  const provider = polyglotI18nProvider(() => catalogue, language);
  return (key, values) => provider.translate(key, values);
}
