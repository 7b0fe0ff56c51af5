import { useTranslate } from 'ra-core';
import { use, useCallback } from 'react';
import type { PartWords, WordKey } from '../../generated/texts.ts';
import type { TextValues } from './text.ts';
import { TextPartsContext } from './TextPartsContext.ts';

/** Words that are there from the start or belong to what follows the first page. */
export type LaterWord = WordKey | PartWords['later'];

/**
 * Words of parts of the catalogue that are not there from the start, beside those that are. Waits
 * (Suspense) until they are there, so it belongs below something that was loaded lazily itself.
 */
export function usePartWords<Part extends keyof PartWords>(
  ...wanted: readonly Part[]
): (key: WordKey | PartWords[Part], values?: TextValues) => string {
  const parts = use(TextPartsContext);
  const missing = wanted.filter((part) => !parts.has(part));
  // Thrown, not used: React draws what has used a promise again from the middle, and counts on as
  // many uses then. Here there are fewer as soon as a part has come.
  // oxlint-disable-next-line typescript/only-throw-error -- how Suspense is told to wait
  if (missing.length > 0) throw Promise.all(missing.map((part) => parts.load(part)));
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}
