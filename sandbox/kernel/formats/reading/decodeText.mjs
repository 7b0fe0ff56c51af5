/** Byte order marks and their encodings. */
const MARKED = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];
/** Tried in order without a byte order mark: UTF-8, then the encodings of Chinese and Japanese spreadsheets. */
const GUESSED = ['utf-8', 'gb18030', 'shift_jis'];

/**
 * Decodes a file of unknown encoding; removes a byte order mark.
 *
 * @param {Uint8Array} bytes
 * @returns {string}
 * @throws Error when no encoding fits
 */
export function decodeText(bytes) {
  const marked = MARKED.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  for (const encoding of marked ? [marked.encoding] : GUESSED) {
    const text = decodeAs(encoding, bytes);
    if (text !== undefined) return text;
  }
  throw new Error(`the bytes are not ${marked?.encoding ?? GUESSED.join(', ')}`);
}

function decodeAs(encoding, bytes) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
