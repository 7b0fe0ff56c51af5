import { useTranslate } from 'ra-core';
import { use, useCallback } from 'react';
import type { PartWords, WordKey } from '../../generated/texts.ts';
import type { TextValues } from './text.ts';
import { TextPartsContext } from './TextPartsContext.ts';

/** Words that are there from the start or belong to what follows the first page. */
export type LaterWord = WordKey | PartWords['later'];

/**
 * Words of a part of the catalogue that is not there from the start, beside those that are. Waits
 * (Suspense) until the part is there, so it belongs below something that was loaded lazily itself.
 */
export function usePartWords<Part extends keyof PartWords>(
  part: Part,
): (key: WordKey | PartWords[Part], values?: TextValues) => string {
  const parts = use(TextPartsContext);
  if (!parts.has(part)) use(parts.load(part));
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}
