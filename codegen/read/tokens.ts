import { Lexer, Parser, type CST } from 'yaml';
import type { Fault } from './fault.ts';
import { tooDeep, tooLong } from './forbiddenSyntax.ts';
import { MAX_LEXEMES, MAX_NESTING } from './limits.ts';

/** Levels that the parser's stack has besides collections: the document and a scalar. */
const STACK_MARGIN = 2;

type Tokens =
  | { readonly ok: true; readonly tokens: readonly CST.Token[] }
  | { readonly ok: false; readonly fault: Fault };

/**
 * Splits YAML into tokens and stops at the first level, and the first sign, beyond the limits, so that a file with a
 * million brackets or commas is rejected at once.
 */
export function tokenize(text: string): Tokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const { offset } = parser;
    count += 1;
    if (count > MAX_LEXEMES) return { ok: false, fault: tooLong(offset) };
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_NESTING + STACK_MARGIN) {
      return { ok: false, fault: tooDeep(offset) };
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return { ok: true, tokens };
}
