/** Byte order marks and what they say. */
const MARKED: readonly { readonly mark: readonly number[]; readonly encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];
/** Without a mark: UTF-8, then what Chinese and Japanese spreadsheets write. */
const GUESSED = ['utf-8', 'gb18030', 'shift_jis'];

/**
 * The text of a file whose encoding nobody told; its mark is left out.
 *
 * @throws Error when no encoding fits
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKED.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  for (const encoding of marked ? [marked.encoding] : GUESSED) {
    const text = decodeAs(encoding, bytes);
    if (text !== undefined) return text;
  }
  throw new Error(`the bytes are not ${marked?.encoding ?? GUESSED.join(', ')}`);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
