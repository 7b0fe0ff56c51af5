import Cookies from 'js-cookie';
import { I18nContext, type I18nProvider } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_LIFETIME_DAYS, type Language } from './language.ts';
import type { PartedI18n } from './i18n.ts';
import { LanguageContext, type LanguageChoice } from './LanguageContext.ts';
import { TextPartsContext } from './TextPartsContext.ts';

interface LanguageProviderProps {
  readonly i18n: PartedI18n;
  readonly languages: readonly Language[];
  readonly children: ReactNode;
}

/**
 * Provides the texts of one language. A change of language rerenders without remounting, so that a
 * half-filled form survives it.
 */
export function LanguageProvider({
  i18n: { provider: i18n, parts },
  languages,
  children,
}: LanguageProviderProps) {
  const [language, setLanguage] = useState(() => i18n.getLocale());

  useEffect(() => {
    document.documentElement.lang = language; // WCAG 2.2, 3.1.1
  }, [language]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      languages,
      change: async (code) => {
        await i18n.changeLocale(code);
        rememberLanguage(languages, code);
        setLanguage(code);
      },
    }),
    [i18n, language, languages],
  );

  // A new object for each language, so that everything that depends on it is translated again.
  const translations = useMemo(() => translationsOf(i18n, language), [i18n, language]);
  return (
    <I18nContext.Provider value={translations}>
      <TextPartsContext value={parts}>
        <LanguageContext value={choice}>{children}</LanguageContext>
      </TextPartsContext>
    </I18nContext.Provider>
  );
}

function translationsOf(i18n: I18nProvider, language: string): I18nProvider {
  return {
    ...i18n,
    getLocale: () => language,
    translate: (key, options) => i18n.translate(key, options),
  };
}

function rememberLanguage(languages: readonly Language[], code: string): void {
  const chosen = languages.find((one) => one.code === code);
  if (!chosen) return;
  Cookies.set(LANGUAGE_COOKIE, chosen.cookie, {
    path: '/',
    sameSite: 'Lax',
    expires: LANGUAGE_COOKIE_LIFETIME_DAYS,
  });
}
