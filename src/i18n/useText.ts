import { useTranslate } from 'ra-core';
import { use, useCallback } from 'react';
import type { Text } from '../../codegen/model/text.ts';
import type { TextKey } from '../../generated/texts.ts';
import { textOf, type TextValues } from './text.ts';
import { TextPartsContext } from './TextPartsContext.ts';

/**
 * A key that is written out must exist, and some key must fit one that is built from parts; a text that
 * comes out of the manifests was proved by the compiler.
 */
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
 * Says a text in the language in force: a key of our own code, or what a generated definition names.
 *
 * @param values for its placeholders
 */
export type SayText = <T extends Text>(text: Known<T>, values?: TextValues) => string;

/**
 * Texts in the language in force. One that is not loaded yet is waited for (Suspense): what loads a
 * part of the console loads its texts beside it, so that this is the exception.
 */
export function useText(): SayText {
  const parts = use(TextPartsContext);
  const translate = useTranslate();
  return useCallback(
    (text, values) =>
      textOf(
        text,
        (key, filling) => {
          const missing = parts.lacks(key);
          // Thrown, not used: React draws what has used a promise again from the middle, and counts
          // on as many uses then. Here there are fewer as soon as a part has come.
          // oxlint-disable-next-line typescript/only-throw-error -- how Suspense is told to wait
          if (missing !== undefined) throw parts.load(missing);
          return translate(key, filling);
        },
        values,
      ),
    [parts, translate],
  );
}
