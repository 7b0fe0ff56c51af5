import { Lexer, Parser, type CST } from 'yaml';
import { MAX_NESTING } from './limits.ts';

/** Levels that the parser's stack has besides collections: the document and a scalar. */
const STACK_MARGIN = 2;

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly CST.Token[] }
  | { readonly ok: false; readonly tooDeepAt: number };

/**
 * Splits YAML into tokens and stops at the first level beyond the limit, so that a file with a million brackets is
 * rejected at once.
 */
export function tokenize(text: string): Tokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    const offset = parser.offset;
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_NESTING + STACK_MARGIN) return { ok: false, tooDeepAt: offset };
  }
  for (const token of parser.end()) tokens.push(token);
  return { ok: true, tokens };
}
