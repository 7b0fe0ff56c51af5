import { CST, type YAMLError } from 'yaml';
import { takeWhile } from 'es-toolkit/array';
import type { Fault } from './fault.ts';

/** A mistake of YAML: what is wrong, what should stand there, and where. */
type YamlFault = Omit<Fault, 'rule'>;

type Words = readonly [message: string, expected: string];

const INDENT: Words = [
  'This line is not indented as the lines that it belongs to.',
  'keys of one map in one column, and what is in them further to the right',
];
const COLON: Words = [
  'This text has a colon and a blank in it, which make it a key.',
  "a text with a colon in quotes, such as 'Groups: all'",
];
const NO_COLON: Words = ['This key has no colon.', 'a colon and a blank behind each key'];
const OTHER: Words = ['This is not readable as YAML.', 'keys and values, indented by blanks'];

const WORDS: Partial<Record<YAMLError['code'], Words>> = {
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: INDENT,
  BLOCK_IN_FLOW: [
    'This does not fit into the brackets around it.',
    'a comma between two entries, and quotes around a text with a colon',
  ],
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  TAB_AS_INDENT: ['A tab stands where lines are indented.', 'blanks'],
  BAD_DQ_ESCAPE: [
    'A backslash in double quotes begins a character, but not with this letter.',
    'single quotes, in which a backslash is just a backslash',
  ],
  BAD_SCALAR_START: ['A text cannot begin with this character.', 'the text in quotes'],
  UNEXPECTED_TOKEN: [
    'Nothing can stand here: what is before it is complete.',
    'a line of its own, or quotes around the whole text',
  ],
};

/**
 * Says in our own words what the YAML library refuses, at the place that has to be changed: the library may notice it
 * some lines below.
 */
export function yamlFault(
  { code, pos: [start, end] }: YAMLError,
  text: string,
  tokens: readonly CST.Token[],
): YamlFault {
  const opened = unclosedIn(tokens);
  if (opened) {
    return {
      message: `What '${opened.with}' opens here is not closed.`,
      expected: `${opened.end} at its end`,
      start: opened.offset,
      end: opened.offset + 1,
    };
  }
  const line = text.indexOf('\n', start);
  const rest = text.slice(start, line < 0 ? text.length : line);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?:\s|$)/.test(rest)) return said(COLON, start, end);
  // A line that is further in than the one above, which has a value already: the library blames that value.
  const [gap = ''] = /^\s*\n[\s\n]*/.exec(text.slice(start + rest.length)) ?? [];
  const next =
    code === 'BLOCK_AS_IMPLICIT_KEY' && !/^-\s/.test(rest)
      ? start + rest.length + gap.length
      : start;
  const words = WORDS[code] ?? OTHER;
  const leftAbove = words === INDENT ? leftAboveOf(text, next) : undefined;
  return { ...said(words, next, Math.max(end, next + 1)), ...(leftAbove && { leftAbove }) };
}

/**
 * The line above one that is further in, when others around the two are as far in as that: then the one above may be the
 * wrong one.
 *
 * @param at where the line is that is further in
 */
function leftAboveOf(text: string, at: number): Fault['leftAbove'] {
  let start = 0;
  const lines = text.split('\n').flatMap((line) => {
    const place = { start, end: start + line.length, indent: line.search(/\S/) };
    start = place.end + 1;
    return /^\s*(?:#|$)/.test(line) ? [] : [place];
  });
  const index = lines.findIndex((line) => at >= line.start && at <= line.end);
  const [above, blamed] = [lines[index - 1], lines[index]];
  if (!above || !blamed || above.indent >= blamed.indent) return undefined;
  const isSibling = (line: (typeof lines)[number]) => line.indent === blamed.indent;
  const isInside = (line: (typeof lines)[number]) => line.indent > above.indent;
  const around = [
    ...takeWhile(lines.slice(0, index - 1).toReversed(), isInside),
    ...takeWhile(lines.slice(index + 1), isInside),
  ];
  return around.some(isSibling) ? [above.start + above.indent, above.end] : undefined;
}

function said([message, expected]: Words, start: number, end: number): YamlFault {
  return { message, expected, start, end };
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" };

/** The first bracket or quote that nothing closes. */
function unclosedIn(
  tokens: readonly CST.Token[],
): { readonly with: string; readonly end: string; readonly offset: number } | undefined {
  let found: ReturnType<typeof unclosedIn>;
  const look = (token: CST.Token | null | undefined) => {
    if (!token || found) return;
    const [opened, closes] =
      token.type === 'flow-collection'
        ? [token.start.source, token.end.some(({ type }) => type.endsWith('-end'))]
        : token.type.endsWith('-quoted-scalar') && 'source' in token
          ? [
              token.source[0] ?? '',
              token.source.length > 1 && token.source.endsWith(token.source[0] ?? ''),
            ]
          : ['', true];
    const end = CLOSING[opened];
    if (!closes && end !== undefined) found = { with: opened, end, offset: token.offset };
  };
  for (const token of tokens) {
    if (token.type !== 'document') continue;
    look(token.value);
    CST.visit(token, ({ key, value }) => {
      look(key);
      look(value);
    });
  }
  return found;
}
