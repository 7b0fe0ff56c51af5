import { useCallback } from 'react';
import type { Text } from '../../codegen/model/text.ts';
import { inSentence } from './inSentence.ts';
import { useLanguage } from './LanguageContext.ts';
import { useText } from './useText.ts';

/** Says the name of a resource as it stands inside a sentence: `user groups`, `API keys`. */
export function useNameInSentence(): (name: Text) => string {
  const text = useText();
  const { language } = useLanguage();
  return useCallback((name) => inSentence(text(name), language), [text, language]);
}
