import { CST, Lexer, parseDocument } from 'yaml';
import { findUnreadable } from '../read/unreadableCharacters.ts';
import type { SourceFile } from '../read/sources.ts';
import { readYaml } from '../read/yaml.ts';
import { indented } from './indent.ts';

/**
 * The text of a manifest or catalogue in the house style: line breaks of Unix, no spaces at line ends, at most one
 * empty line, two spaces a level, `{ a: b }` and `[a, b]`. Everything else stays: words, quotes, comments, order, and
 * the columns in which values and comments are lined up.
 *
 * @returns undefined when the compiler cannot read the file, or it is written in a way that is left alone
 */
export function formatYaml(source: SourceFile): string | undefined {
  const text = source.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const plain: SourceFile = { path: source.path, text };
  if (findUnreadable(text) || !readYaml(plain).located) return undefined;
  const lines = indented(betweenBrackets(text));
  const result = lines === '' ? text : lines;
  return result !== undefined && means(result) === means(text) ? result : undefined;
}

/** The value of a file and its comments, to be compared. */
function means(text: string): string {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  const comments = [...new Lexer().lex(text)]
    .filter((lexeme) => CST.tokenType(lexeme) === 'comment')
    .map((comment) => comment.trimEnd());
  return JSON.stringify([document.errors.length, document.toJS(), comments]);
}

const OPEN: ReadonlySet<string> = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSE: ReadonlySet<string> = new Set(['flow-map-end', 'flow-seq-end']);

interface Lexeme {
  readonly text: string;
  readonly type: string | null;
}

/** The parts of a text. The lexer puts marks in front of plain words and documents that are not in the text. */
function lexemesOf(text: string): readonly Lexeme[] {
  const found: Lexeme[] = [];
  let isWord = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (MARKS.test(lexeme)) {
      isWord = lexeme === '\u001F';
      continue;
    }
    found.push({ text: lexeme, type: isWord ? 'scalar' : CST.tokenType(lexeme) });
    isWord = false;
  }
  return found;
}

// oxlint-disable-next-line no-control-regex -- they are the marks
const MARKS = /^[\u0002\u0018\u001F]$/;

/** Spaces within a line between braces and brackets. */
function betweenBrackets(text: string): string {
  const lexemes = lexemesOf(text);
  const pieces: string[] = [];
  let depth = 0;
  for (const [index, lexeme] of lexemes.entries()) {
    const before = lexemes[index - 1]?.type ?? null;
    if (lexeme.type === 'space') {
      const next = lexemes[index + 1]?.type ?? null;
      pieces.push((depth > 0 ? gap(before, next) : undefined) ?? lexeme.text);
      continue;
    }
    if (depth > 0 && before !== 'space') pieces.push(gap(before, lexeme.type) ?? '');
    if (OPEN.has(lexeme.type ?? '')) depth += 1;
    if (CLOSE.has(lexeme.type ?? '')) depth -= 1;
    pieces.push(lexeme.text);
  }
  return pieces.join('');
}

/** What stands between two tokens of a line; undefined where it stays as it is. */
function gap(before: string | null, next: string | null): string | undefined {
  if (next === 'comment' || next === 'newline' || before === 'newline' || before === null) {
    return undefined;
  }
  if (next === 'comma') return '';
  if (before === 'flow-map-start') return next === 'flow-map-end' ? '' : ' ';
  if (before === 'flow-seq-start' || next === 'flow-seq-end') return '';
  if (next === 'flow-map-end' || before === 'comma' || before === 'map-value-ind') return ' ';
  return undefined;
}
