import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Text } from '../../codegen/model/text.ts';
import { textOf, type TextValues } from './text.ts';

/** Words for a generated text: a key, a key filled by other keys, or the server's own word. */
export function useText(): (text: Text, values?: TextValues) => string {
  const translate = useTranslate();
  return useCallback((text, values) => textOf(text, translate, values), [translate]);
}
