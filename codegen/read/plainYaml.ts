import { MAX_KEYS_PER_MAP, MAX_NESTING } from './limits.ts';

/** The value of a file, and where its keys stand. */
interface PlainYaml {
  readonly value: Readonly<Record<string, unknown>>;
  /** Of each map in it, the offset of each key in the text. */
  readonly keys: ReadonlyMap<object, ReadonlyMap<string, number>>;
}

/**
 * Reads the part of YAML that manifests and catalogues are written in: maps and lists, in blocks or brackets, with
 * words, numbers and quoted texts of one line. It is ten times as fast as the library, which reads everything else
 * and finds every mistake: whatever is unusual here is left to it.
 *
 * @returns undefined for a text that is not whole in this part of YAML; what it returns is what the library reads
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (text.length > MOST_CHARACTERS || UNUSUAL.test(text)) return undefined;
  try {
    return new PlainReader(text).read();
  } catch (error) {
    if (error === NOT_PLAIN) return undefined;
    throw error;
  }
}

const NOT_PLAIN = new Error('This is not plain YAML.');

/** Tabs, line ends of other systems, marks of documents, directives. */
const UNUSUAL = /[\t\r\uFEFF]|^(?:---|\.\.\.|%)/m;
/** Larger files may have more words and signs than a file may; the library's reader counts them. */
const MOST_CHARACTERS = 262_144;
/** YAML allows keys of 1,024 characters. */
const LONGEST_KEY = 200;

const BLOCK_KEY = /[A-Za-z0-9_$/](?:[\w$/.|*()+-]|:(?=\S))*(?=:(?: |\n|$))/y;
const FLOW_KEY = /[A-Za-z0-9_$/](?:[\w$/.|*()+-]|:(?=[\w$]))*(?= *:[ \n])/y;
const SINGLE_QUOTED = /'(?:[^'\n]|'')*'/y;
const DOUBLE_QUOTED = /"[^"\\\n]*"/y;
const QUOTED_KEY = /(?:'[^'\n]+'|"[^"\\\n]+")(?=:[ \n])/y;
/** Neither an indicator of YAML nor a space; a minus in front of a word. */
const FIRST = String.raw`(?:[^\s\-?:,\[\]{}#&*!|>'"%@\x60]|-(?=[\w$]))`;
const BLOCK_WORD = new RegExp(String.raw`${FIRST}(?:[^\n:#]|:(?=\S)|(?<=\S)#)*`, 'uy');
const FLOW_WORD = new RegExp(
  String.raw`${FIRST}(?:[^\s,\[\]{}:#]|(?<=\S)#|:(?=[^\s,\[\]{}])| +(?=[^\s,\[\]{}:#]))*`,
  'uy',
);
const SPACES = / */y;
/** The end of a line, with a comment if there is one. */
const LINE_END = / *(?: #[^\n]*)?(?:\n|$)/y;
/** Empty lines, and lines with nothing but a comment. */
const BLANK_LINES = /(?: *(?:#[^\n]*)?\n)*(?: *#[^\n]*$)?/y;
/** Spaces, line ends and comments between brackets. */
const GAP = /(?:[ \n]+(?:#[^\n]*(?=\n))?)*/y;

const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
/** What the core schema of YAML 1.2 takes for a number or for nothing, and some more. */
const OTHER_NUMBER =
  /^(?:[-+]?(?:\.\d+|\d+\.?\d*)(?:e[-+]?\d+)?|0o[0-7]+|0x[\da-f]+|[-+]?\.inf|\.nan|~)$/i;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const OTHER_SPELLINGS = /^(?:true|false|null)$/i;

class PlainReader {
  readonly #text: string;
  readonly #keys = new Map<object, Map<string, number>>();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): PlainYaml {
    const indent = this.#nextLine();
    if (indent !== 0 || this.#startsItem()) throw NOT_PLAIN;
    const value = this.#blockMap(0, 1);
    if (this.#at < this.#text.length) throw NOT_PLAIN;
    return { value, keys: this.#keys };
  }

  /** Goes to the first character of the next line that says something; gives its indent, or -1 at the end. */
  #nextLine(): number {
    this.#skip(BLANK_LINES);
    if (this.#at >= this.#text.length) return -1;
    const start = this.#at;
    this.#skip(SPACES);
    const indent = this.#at - start;
    if (this.#at >= this.#text.length) return -1;
    return indent;
  }

  /** A map whose first key starts here; its keys stand in the same column. */
  #blockMap(indent: number, depth: number): Record<string, unknown> {
    if (depth > MAX_NESTING) throw NOT_PLAIN;
    const map: Record<string, unknown> = {};
    const keys = this.#keysOf(map);
    for (let column = indent; column === indent && !this.#startsItem();) {
      const key = this.#key(BLOCK_KEY, keys);
      // Behind the colon.
      this.#at += 1;
      const value = this.#blockValue(indent, depth);
      define(map, key, value);
      column = this.#indentHere();
      if (column > indent) throw NOT_PLAIN;
    }
    return map;
  }

  /** After a value: the indent of the line that the reader stands in, which is at its first character. */
  #indentHere(): number {
    if (this.#at >= this.#text.length) return -1;
    return this.#at - (this.#text.lastIndexOf('\n', this.#at - 1) + 1);
  }

  #blockValue(indent: number, depth: number): unknown {
    if (this.#skip(LINE_END)) return this.#below(indent, depth);
    if (this.#text[this.#at] !== ' ') throw NOT_PLAIN;
    this.#skip(SPACES);
    const value = this.#inline(indent, depth, BLOCK_WORD);
    if (!this.#skip(LINE_END)) throw NOT_PLAIN;
    this.#nextLine();
    return value;
  }

  /** What stands below a key without a value in its line. */
  #below(indent: number, depth: number): unknown {
    const column = this.#nextLine();
    if (column >= indent && this.#startsItem()) return this.#blockList(column, depth + 1);
    return column > indent ? this.#blockMap(column, depth + 1) : null;
  }

  #startsItem(): boolean {
    const next = this.#text[this.#at + 1];
    return this.#text[this.#at] === '-' && (next === ' ' || next === '\n' || next === undefined);
  }

  #blockList(indent: number, depth: number): unknown[] {
    if (depth > MAX_NESTING) throw NOT_PLAIN;
    const list: unknown[] = [];
    for (let column = indent; column === indent && this.#startsItem();) {
      this.#at += 1;
      if (this.#text[this.#at] !== ' ') throw NOT_PLAIN;
      this.#skip(SPACES);
      list.push(this.#item(indent, depth));
      column = this.#indentHere();
      if (column > indent) throw NOT_PLAIN;
    }
    return list;
  }

  #item(indent: number, depth: number): unknown {
    const next = this.#text[this.#at];
    if (next === undefined || next === '\n' || next === '#' || this.#startsItem()) throw NOT_PLAIN;
    if (this.#sees(BLOCK_KEY) || this.#sees(QUOTED_KEY)) {
      return this.#blockMap(this.#indentHere(), depth + 1);
    }
    const value = this.#inline(indent, depth, BLOCK_WORD);
    if (!this.#skip(LINE_END)) throw NOT_PLAIN;
    this.#nextLine();
    return value;
  }

  /** @param word how a text without quotes is written here */
  #inline(indent: number, depth: number, word: RegExp): unknown {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#flowMap(indent, depth + 1);
      case '[':
        return this.#flowList(indent, depth + 1);
      case "'":
        return this.#take(SINGLE_QUOTED).slice(1, -1).replaceAll("''", "'");
      case '"':
        return this.#take(DOUBLE_QUOTED).slice(1, -1);
      default:
        return scalar(this.#word(word));
    }
  }

  /** Spaces in front of a comment belong to no word. */
  #word(pattern: RegExp): string {
    const taken = this.#take(pattern);
    const word = taken.replace(/ +$/, '');
    this.#at -= taken.length - word.length;
    return word;
  }

  #flowMap(indent: number, depth: number): Record<string, unknown> {
    if (depth > MAX_NESTING) throw NOT_PLAIN;
    const map: Record<string, unknown> = {};
    const keys = this.#keysOf(map);
    this.#at += 1;
    for (this.#gap(indent); this.#text[this.#at] !== '}';) {
      const key = this.#key(FLOW_KEY, keys);
      define(map, key, this.#flowPair(indent, depth));
      this.#separator(indent, '}');
    }
    this.#at += 1;
    return map;
  }

  #flowList(indent: number, depth: number): unknown[] {
    if (depth > MAX_NESTING) throw NOT_PLAIN;
    const list: unknown[] = [];
    this.#at += 1;
    for (this.#gap(indent); this.#text[this.#at] !== ']';) {
      if (this.#sees(FLOW_KEY) || this.#sees(QUOTED_KEY)) {
        const pair: Record<string, unknown> = {};
        const key = this.#key(FLOW_KEY, this.#keysOf(pair));
        define(pair, key, this.#flowPair(indent, depth + 1));
        list.push(pair);
      } else {
        list.push(this.#inline(indent, depth, FLOW_WORD));
      }
      this.#separator(indent, ']');
    }
    this.#at += 1;
    return list;
  }

  /** The value behind a key and its colon. */
  #flowPair(indent: number, depth: number): unknown {
    this.#skip(SPACES);
    if (this.#text[this.#at] !== ':') throw NOT_PLAIN;
    this.#at += 1;
    this.#gap(indent);
    return this.#inline(indent, depth, FLOW_WORD);
  }

  #separator(indent: number, close: string): void {
    this.#gap(indent);
    if (this.#text[this.#at] === close) return;
    if (this.#text[this.#at] !== ',') throw NOT_PLAIN;
    this.#at += 1;
    this.#gap(indent);
  }

  /** Spaces, line ends and comments; the next line of brackets stands further in than its key. */
  #gap(indent: number): void {
    const start = this.#at;
    this.#skip(GAP);
    const line = this.#text.lastIndexOf('\n', this.#at - 1);
    if (line >= start && this.#at - line - 1 <= indent) throw NOT_PLAIN;
  }

  #keysOf(map: object): Map<string, number> {
    const keys = new Map<string, number>();
    this.#keys.set(map, keys);
    return keys;
  }

  /** @param keys the keys of its map so far */
  #key(plain: RegExp, keys: Map<string, number>): string {
    const start = this.#at;
    const quoted = /['"]/.test(this.#text[this.#at] ?? '');
    const written = this.#take(quoted ? QUOTED_KEY : plain);
    const key = quoted ? written.slice(1, -1) : written;
    if (key.length > LONGEST_KEY || (!quoted && OTHER_SPELLINGS.test(key) && /^n/i.test(key))) {
      throw NOT_PLAIN;
    }
    if (keys.has(key) || keys.size >= MAX_KEYS_PER_MAP) throw NOT_PLAIN;
    keys.set(key, start);
    return key;
  }

  #sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined || found === '') throw NOT_PLAIN;
    this.#at += found.length;
    return found;
  }

  /** Whether something, if only nothing, was passed. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}

function define(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') throw NOT_PLAIN;
  map[key] = value;
}

/** The value of a word, by the core schema of YAML 1.2. */
function scalar(word: string): unknown {
  if (INTEGER.test(word)) return Number(word);
  if (OTHER_NUMBER.test(word)) throw NOT_PLAIN;
  if (WORDS.has(word)) return WORDS.get(word);
  if (OTHER_SPELLINGS.test(word)) throw NOT_PLAIN;
  return word;
}
