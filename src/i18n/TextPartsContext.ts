import { createContext } from 'react';
import type { TextParts } from './i18n.ts';

/** Default without a provider: all texts are loaded, as in tests with whole catalogues. */
export const TextPartsContext = createContext<TextParts>({
  lacks: () => undefined,
  load: () => Promise.resolve(),
  inAllLanguages: async () => [],
});
