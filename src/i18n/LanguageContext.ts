import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

export interface LanguageChoice {
  /** Code of the current language: `en`, `zh`, `ja`. */
  readonly language: string;
  readonly languages: readonly Language[];
  /** Switches without a page load; rejects when the language cannot be loaded. */
  readonly change: (code: string) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** The current language and its setter. Throws outside `<LanguageProvider>`. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage() was called outside <LanguageProvider>.');
  return choice;
}
