import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
} from 'yaml';
import { Lines } from '../read/lines.ts';

const STEP = 2;

/**
 * The lines of a YAML text with two spaces a level, without spaces at their ends and without more than one empty line
 * in a row. The lines of longer texts and brackets move with their key, comments with what follows them.
 *
 * @returns undefined when something stands where it cannot be moved
 */
export function indented(text: string): string | undefined {
  const document = parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: false });
  const page = new Page(text);
  if (isNode(document.contents) && !page.place(document.contents, 0, 0)) return undefined;
  return page.text();
}

/** Lines, and how far each of them is moved. */
class Page {
  readonly #lines: string[];
  readonly #positions: Lines;
  /** By line: columns to the right. */
  readonly #moved = new Map<number, number>();
  /** Lines inside of texts, whose blanks belong to the text. */
  readonly #kept = new Set<number>();

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#positions = new Lines(text);
  }

  /**
   * @param column where it is to begin, when it is a block of lines
   * @param move how far its key moves
   */
  place(node: Node, column: number, move: number): boolean {
    const [start = 0, end = start] = node.range ?? [];
    if (!isCollection(node) || node.flow === true) {
      const last = this.#lineOf(isScalar(node) && node.type?.startsWith('BLOCK') ? end - 1 : end);
      for (let line = this.#lineOf(start) + 1; line <= last; line += 1) {
        this.#moved.set(line, move);
        if (isScalar(node)) this.#kept.add(line);
      }
      return true;
    }
    const own = column - this.#columnOf(start);
    if (isSeq(node)) return node.items.every((item) => this.#placeItem(item, column, own));
    if (!isMap(node)) return false;
    return node.items.every((pair) => {
      if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) return false;
      const [at] = pair.key.range;
      if (this.#isFirst(at)) this.#moved.set(this.#lineOf(at), column - this.#columnOf(at));
      return !isNode(pair.value) || this.place(pair.value, column + STEP, own);
    });
  }

  #placeItem(item: unknown, column: number, move: number): boolean {
    if (!isNode(item) || !item.range) return false;
    const [start] = item.range;
    const line = this.#lineOf(start);
    const before = this.#lines[line]?.slice(0, this.#columnOf(start)) ?? '';
    const dash = /^( *(?:- +)*)-( +)$/.exec(before);
    // The item stands in a line of its own, or its dash is not where it is looked for.
    if (!dash) return false;
    const [, ahead = '', blanks = ''] = dash;
    if (ahead.trim() === '') this.#moved.set(line, column - ahead.length);
    if (blanks.length !== 1) return false;
    return this.place(item, column + STEP, move);
  }

  text(): string {
    const out: string[] = [];
    // A comment moves with the next line that says something.
    let next = 0;
    for (let at = this.#lines.length - 1; at >= 0; at -= 1) {
      const line = this.#lines[at] ?? '';
      const isComment = /^\s*#/.test(line) && !this.#kept.has(at) && !this.#moved.has(at);
      if (isComment) this.#moved.set(at, next);
      else if (line.trim() !== '') next = this.#moved.get(at) ?? 0;
    }
    let isAfterEmpty = true;
    for (const [at, line] of this.#lines.entries()) {
      const isKept = this.#kept.has(at);
      const bare = isKept ? line : line.trimEnd();
      if (bare === '' && isAfterEmpty && !isKept) continue;
      isAfterEmpty = bare === '' && !isKept;
      const indent = /^ */.exec(bare)?.[0].length ?? 0;
      const wanted = bare.trim() === '' ? indent : Math.max(0, indent + (this.#moved.get(at) ?? 0));
      out.push(' '.repeat(wanted) + bare.slice(indent));
    }
    while (out.at(-1) === '') out.pop();
    return out.length === 0 ? '' : `${out.join('\n')}\n`;
  }

  #isFirst(offset: number): boolean {
    const line = this.#lines[this.#lineOf(offset)] ?? '';
    return line.slice(0, this.#columnOf(offset)).trim() === '';
  }

  #columnOf(offset: number): number {
    return this.#positions.position(offset).column - 1;
  }

  #lineOf(offset: number): number {
    return this.#positions.position(offset).line - 1;
  }
}
