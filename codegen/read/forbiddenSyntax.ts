import type { CST } from 'yaml';
import type { Fault } from './fault.ts';
import { MAX_KEYS_PER_MAP, MAX_LEXEMES, MAX_NESTING } from './limits.ts';

const EXTRAS: Readonly<Record<string, readonly [what: string, expected: string]>> = {
  anchor: ['an anchor', 'the value itself, written out'],
  alias: ['an alias', 'the value itself, written out wherever it is needed'],
  tag: ['a tag', 'the plain value; quote it if it must be text'],
};

/** Finds all syntax that is not allowed. Iterative, so that deep nesting cannot overflow the stack. */
export function findForbiddenSyntax(tokens: readonly CST.Token[]): readonly Fault[] {
  const found: Fault[] = [];
  let documents = 0;
  for (const token of tokens) {
    if (token.type === 'directive') {
      found.push(extra('a directive', 'a file that starts with its first key', token));
    }
    if (token.type !== 'document') continue;
    documents += 1;
    if (documents === 2) found.push(secondDocument(token.offset));
    if (documents === 1) checkDocument(token, found);
  }
  return found;
}

function checkDocument(document: CST.Document, found: Fault[]): void {
  const waiting: { token: CST.Token; depth: number }[] = [];
  const enter = (token: CST.Token | null | undefined, depth: number): void => {
    if (token) waiting.push({ token, depth });
  };
  checkExtras(document.start, found);
  enter(document.value, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { token, depth } = next;
    if (token.type === 'alias') found.push(extraToken(token));
    if (token.type === 'block-scalar') checkExtras(token.props, found);
    if (
      token.type !== 'block-map' &&
      token.type !== 'block-seq' &&
      token.type !== 'flow-collection'
    ) {
      continue;
    }
    if (depth > MAX_NESTING) {
      found.push(tooDeep(token.offset));
      continue;
    }
    checkKeyCount(token, found);
    for (const item of token.items) {
      checkExtras(item.start, found);
      checkExtras(item.sep, found);
      checkMergeKey(item.key, found);
      enter(item.key, depth + 1);
      enter(item.value, depth + 1);
    }
  }
}

function checkExtras(tokens: readonly CST.Token[] | undefined, found: Fault[]): void {
  for (const token of tokens ?? []) {
    if (token.type in EXTRAS) found.push(extraToken(token));
  }
}

function checkMergeKey(key: CST.Token | null | undefined, found: Fault[]): void {
  if (key?.type === 'scalar' && key.source === '<<') {
    found.push(extra('a merge key', 'the keys themselves, written out', key));
  }
}

function checkKeyCount(
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
  found: Fault[],
): void {
  const isMap =
    token.type === 'block-map' ||
    (token.type === 'flow-collection' && token.start.type === 'flow-map-start');
  const first = token.items[MAX_KEYS_PER_MAP];
  if (!isMap || !first) return;
  const start = first.key?.offset ?? token.offset;
  found.push({
    rule: 'too-many-keys',
    message: `This map has more than ${MAX_KEYS_PER_MAP} keys.`,
    expected: `at most ${MAX_KEYS_PER_MAP} keys in one map`,
    start,
    end: start + 1,
  });
}

/** @param offset start of the first level beyond the limit */
export function tooDeep(offset: number): Fault {
  return {
    rule: 'too-deep',
    message: `This stands more than ${MAX_NESTING} levels deep. Flatten the structure.`,
    expected: `at most ${MAX_NESTING} levels`,
    start: offset,
    end: offset + 1,
  };
}

/** @param offset the first sign beyond the limit */
export function tooLong(offset: number): Fault {
  return {
    rule: 'file-too-large',
    message: `The file has more than ${MAX_LEXEMES} words and signs.`,
    expected: `at most ${MAX_LEXEMES} words and signs`,
    start: offset,
    end: offset + 1,
  };
}

function secondDocument(offset: number): Fault {
  return {
    rule: 'multiple-documents',
    message: 'A second document begins here. Put it into a file of its own.',
    expected: 'one document in one file',
    start: offset,
    end: offset + 3,
  };
}

function extraToken(token: CST.Token): Fault {
  const [what, expected] = EXTRAS[token.type] ?? ['this', 'plain values'];
  return extra(what, expected, token);
}

function extra(what: string, expected: string, token: CST.Token): Fault {
  const source = 'source' in token ? token.source : '';
  return {
    rule: 'yaml-extras',
    message: `The manifest language has no such thing as ${what} ('${source}').`,
    expected,
    start: token.offset,
    end: token.offset + Math.max(1, source.length),
  };
}
