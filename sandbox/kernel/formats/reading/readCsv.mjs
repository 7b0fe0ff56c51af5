import Papa from 'papaparse';
import { decodeText } from './decodeText.mjs';
import { MAXIMUM_ROWS, TooLarge } from './limits.mjs';

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The rows of a CSV file, the header first; cells are texts.
 *
 * @param {Uint8Array} bytes
 * @returns {string[][]}
 * @throws Error with what is wrong with the file
 */
export function readCsv(bytes) {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Error('the file contains NUL characters');
  const { data, errors } = Papa.parse(withEqualLines(text), {
    delimiter: ',',
    newline: '\n',
    // One more than may be there, and the header: nobody reads the rest.
    preview: MAXIMUM_ROWS + 2,
  });
  const open = errors.find((error) => error.code === 'MissingQuotes');
  if (open) throw new Error(`a quoted cell is never closed (row ${(open.row ?? 0) + 1})`);
  if (data.length > MAXIMUM_ROWS + 1) throw new TooLarge('rows');
  return data;
}

/**
 * The same lines, each ended by a line feed: programs that add rows to a file end them their own way. Line
 * ends inside of quotes belong to their cells; lines without anything are left out.
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

/** Where a quoted cell ends; two quotes are one inside of it (RFC 4180, section 2). */
function afterQuoted(text, start) {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at + 1;
  }
}
