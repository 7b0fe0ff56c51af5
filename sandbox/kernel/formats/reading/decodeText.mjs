/** Byte order marks and what they say. */
const MARKED = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];
/** Without a mark: UTF-8, then what Chinese and Japanese spreadsheets write. */
const GUESSED = ['utf-8', 'gb18030', 'shift_jis'];

/**
 * The text of a file whose encoding nobody told; its mark is left out.
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
