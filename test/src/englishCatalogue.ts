import type { I18nProvider } from 'ra-core';
import { catalogues } from '../../generated/catalogues.ts';

const parts = await Promise.all(Object.values(catalogues.en).map((load) => load()));

/** All English texts. */
export const english: Readonly<Record<string, string>> = Object.assign(
  {},
  ...parts.map((part) => part.default),
);

/** react-admin's translations, for a part without a console around it. */
export const inEnglish: I18nProvider = {
  translate: (key: string) => english[key] ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
