import type { Sandbox } from '../sandbox.ts';
import type { Language } from '../wire/messages.ts';
import { sayText } from '../wire/texts.ts';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the server's own pages: `login.…` of the catalogues. */
export function wordsOf(sandbox: Sandbox, language: Language): Say {
  return (key, values) => sayText(sandbox.model, `login.${key}`, language, values);
}
