import { createContext } from 'react';
import type { TextParts } from './i18n.ts';

/** Without a provider all texts are there: pages in tests bring whole catalogues. */
export const TextPartsContext = createContext<TextParts>({
  lacks: () => undefined,
  load: () => Promise.resolve(),
});
