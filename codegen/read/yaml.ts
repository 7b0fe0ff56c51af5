import { Composer, Parser, type CST, type Document } from 'yaml';
import { errorOf, FILE_START, type Diagnostic } from '../report/diagnostic.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { Lines } from './lines.ts';
import { locate, type Located } from './located.ts';
import { findForbiddenSyntax } from './forbiddenSyntax.ts';
import { findUnreadable } from './unreadableCharacters.ts';
import { howToSplit } from './manifestKinds.ts';
import { memoize } from './memoize.ts';
import type { SourceFile } from './sources.ts';
import type { Fault } from './fault.ts';
import { readPlainYaml } from './plainYaml.ts';
import { tokenize } from './tokens.ts';
import { plainValue } from './value.ts';
import { yamlFault } from './yamlFault.ts';

const failed = (...diagnostics: Diagnostic[]): ReadResult => ({ diagnostics });

interface ReadResult {
  /** Absent when the file was rejected. */
  readonly located?: Located<unknown>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Rules of what may be split. */
const TOO_MUCH: ReadonlySet<string> = new Set(['file-too-large', 'too-many-keys']);

/** Fixed, so that directives in a file cannot change the YAML version, types or merging. */
const DIALECT = { version: '1.2', schema: 'core', merge: false, uniqueKeys: false } as const;

/**
 * Parses a YAML file with the position of every part. Rejects files over 1 MB, more than 32 levels or 2,000 keys
 * per map, anchors, aliases, tags, merge keys, directives, duplicate keys and further documents; each finding has
 * its position.
 */
export const readYaml = memoize((source: SourceFile): ReadResult => {
  const file = source.path;
  const bytes = Buffer.byteLength(source.text);
  if (bytes > MAX_FILE_BYTES) {
    return failed(
      errorOf(
        'file-too-large',
        { file, range: FILE_START },
        `The file has ${bytes} bytes.`,
        `at most ${MAX_FILE_BYTES} bytes (1 MB); ${howToSplit(file)}`,
      ),
    );
  }
  const lines = new Lines(source.text);
  const unreadable = findUnreadable(source.text);
  if (unreadable) {
    const { first, count } = unreadable;
    const others = count > 1 ? ` There are ${count} in this file.` : '';
    return failed(
      errorOf(
        'unreadable-character',
        { file, range: lines.range(first.at, first.at + 1) },
        first.undecoded
          ? `These bytes are no UTF-8.${others}`
          : `Nobody can see the character ${first.name} here.${others}`,
        'text in UTF-8, without control characters and marks of direction',
      ),
    );
  }
  const plain = readPlainYaml(source.text);
  if (plain) {
    const { value, keys } = plain;
    const treeOf = () => ({ root: compose(source.text)?.contents ?? null, lines });
    const keyAt = (map: object, key: string) => {
      const start = keys.get(map)?.get(key);
      if (start === undefined) return undefined;
      const quotes = /['"]/.test(source.text[start] ?? '') ? 2 : 0;
      return lines.range(start, start + key.length + quotes);
    };
    return { located: locate(file, value, treeOf, keyAt), diagnostics: [] };
  }
  return readByLibrary(source, lines);
});

/** Reads a text with the YAML library: all that is YAML, and every mistake with its position. */
export function readByLibrary(
  { path: file, text }: SourceFile,
  lines: Lines = new Lines(text),
): ReadResult {
  const split = tokenize(text);
  const refusals = split.ok ? findForbiddenSyntax(split.tokens) : [split.fault];
  const wrong = (...faults: readonly Fault[]) =>
    failed(
      ...faults.map(({ rule, message, expected, start, end, first, leftAbove }) =>
        errorOf(
          rule,
          { file, range: lines.range(start, end) },
          message,
          TOO_MUCH.has(rule) ? `${expected}; ${howToSplit(file)}` : expected,
          (first && { message: 'It stands first here.', file, range: lines.range(...first) }) ??
            (leftAbove && {
              message: 'Or this line is too far to the left.',
              file,
              range: lines.range(...leftAbove),
            }),
        ),
      ),
    );
  if (!split.ok || refusals.length > 0) return wrong(...refusals);
  const document = composed(split.tokens, text);
  const [error] = document?.errors ?? [];
  if (error) return wrong({ rule: 'syntax', ...yamlFault(error, text, split.tokens) });
  const contents = document?.contents ?? null;
  const faults: Fault[] = [];
  const value = plainValue(contents, faults);
  if (faults.length > 0) return wrong(...faults);
  return { located: locate(file, value, () => ({ root: contents, lines })), diagnostics: [] };
}

function composed(tokens: Iterable<CST.Token>, text: string): Document.Parsed | undefined {
  const [document] = [...new Composer(DIALECT).compose(tokens, true, text.length)];
  return document;
}

/** The syntax tree of a text that was read without it. */
function compose(text: string): Document.Parsed | undefined {
  return composed(new Parser().parse(text), text);
}
