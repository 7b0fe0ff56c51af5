import { useTranslate } from 'ra-core';
import { use, useCallback } from 'react';
import type { Text } from '../../codegen/model/text.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { LanguageContext } from './LanguageContext.ts';
import { textOf, type TextValues } from './text.ts';
import { TextPartsContext } from './TextPartsContext.ts';

/** A literal key must exist, and a template must match some key; texts from manifests are checked by the compiler. */
type Known<T extends Text> = T extends string
  ? string extends T
    ? T
    : T extends TextKey
      ? T
      : [Extract<TextKey, T>] extends [never]
        ? never
        : T
  : T;

/**
 * Translates a key or a generated text into the current language.
 *
 * @param values for its placeholders
 */
export type SayText = <T extends Text>(text: Known<T>, values?: TextValues) => string;

/**
 * Translations in the current language. A text that is not loaded yet suspends; that is the
 * exception, because lazy parts load their texts together with their code.
 */
export function useText(): SayText {
  const parts = use(TextPartsContext);
  const translate = useTranslate();
  const language = use(LanguageContext)?.language;
  return useCallback(
    (text, values) =>
      textOf(
        text,
        (key, filling) => {
          const missing = parts.lacks(key);
          // Thrown instead of `use`: after a suspended `use` React replays the component and
          // expects the same number of `use` calls, but here it is smaller once a part is loaded.
          // oxlint-disable-next-line typescript/only-throw-error -- how Suspense is told to wait
          if (missing !== undefined) throw parts.load(missing);
          return translate(key, filling);
        },
        values,
        language,
      ),
    [parts, translate, language],
  );
}
