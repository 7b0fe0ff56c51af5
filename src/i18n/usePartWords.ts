import { useTranslate } from 'ra-core';
import { use, useCallback } from 'react';
import type { PartWords, WordKey } from '../../generated/texts.ts';
import type { TextValues } from './text.ts';
import { TextPartsContext } from './TextPartsContext.ts';

/** Words that are there from the start or belong to what follows the first page. */
export type LaterWord = WordKey | PartWords['later'];

/** A promise that React knows to be kept: it waits for nothing. */
const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Words of parts of the catalogue that are not there from the start, beside those that are. Waits
 * (Suspense) until they are there, so it belongs below something that was loaded lazily itself.
 */
export function usePartWords<Part extends keyof PartWords>(
  ...wanted: readonly Part[]
): (key: WordKey | PartWords[Part], values?: TextValues) => string {
  const parts = use(TextPartsContext);
  // Always as many: React counts on it when it draws again what has waited.
  for (const part of wanted) use(parts.has(part) ? READY : parts.load(part));
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}
