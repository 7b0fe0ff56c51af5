import Papa from 'papaparse';
import { decodeText } from './decodeText.mjs';
import { MAXIMUM_ROWS, TooLarge } from './limits.mjs';

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Parses a CSV file: rows of texts, the header first.
 *
 * @param {Uint8Array} bytes
 * @returns {string[][]}
 * @throws Error with the reason when the file is invalid
 */
export function readCsv(bytes) {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Error('the file contains NUL characters');
  const { data, errors } = Papa.parse(withEqualLines(text), {
    delimiter: ',',
    newline: '\n',
    // The header, the allowed rows and one more, which shows that there are too many.
    preview: MAXIMUM_ROWS + 2,
  });
  const open = errors.find((error) => error.code === 'MissingQuotes');
  if (open) throw new Error(`a quoted cell is never closed (row ${(open.row ?? 0) + 1})`);
  if (data.length > MAXIMUM_ROWS + 1) throw new TooLarge('rows');
  return data;
}

/**
 * Ends each line with a line feed, because programs that append rows may use other line ends. Line ends inside
 * quotes are unchanged; empty lines are removed.
 *
 * @param {string} text
 */
function withEqualLines(text) {
  const parts = [];
  let start = 0;
  let cellBegins = true;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (cellBegins && code === QUOTE) {
      at = afterQuoted(text, at);
      cellBegins = false;
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      if (at > start) parts.push(text.slice(start, at));
      while (text[at] === '\n' || text[at] === '\r') at += 1;
      start = at;
      cellBegins = true;
    } else {
      cellBegins = code === COMMA;
      at += 1;
    }
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts.join('\n');
}

/** The end of a quoted cell; two quotes are an escaped one (RFC 4180, section 2). */
function afterQuoted(text, start) {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at + 1;
  }
}
