import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { CronWording } from '../../../src/fields/cronWords.ts';

/** The real words of a language, as the console words a schedule. */
export async function createPolyglot(language: 'en' | 'zh' | 'ja'): Promise<CronWording> {
  const { default: catalogue } = await import(`../../../generated/locales/${language}.ts`);
  const provider = polyglotI18nProvider(() => catalogue, language);
  return (key, values) => provider.translate(key, values);
}
