import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { WordKey } from '../../generated/texts.ts';
import type { TextValues } from './text.ts';

/** Words for a key written in our own code: a key that no catalogue has does not compile. */
export function useWords(): (key: WordKey, values?: TextValues) => string {
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}
