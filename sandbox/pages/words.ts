import type { PartWords } from '../../generated/texts.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import type { Language } from '../kernel/core/messages.ts';
import { sayText } from '../kernel/core/texts.ts';

type BelowLogin<Key> = Key extends `login.${infer Word}` ? Word : never;
/** A text of the server's own pages, without the `login.` in front of it. */
export type LoginWord = BelowLogin<PartWords['sandbox']>;

export type Say = (key: LoginWord, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the server's own pages: `login.…` of the catalogues. */
export function wordsOf(sandbox: Sandbox, language: Language): Say {
  return (key, values) => sayText(sandbox.model, `login.${key}`, language, values);
}
