import { createContext } from 'react';
import type { TextParts } from './i18n.ts';

/** Without a provider all words are there: pages in tests bring whole catalogues. */
export const TextPartsContext = createContext<TextParts>({
  has: () => true,
  load: () => Promise.resolve(),
});
