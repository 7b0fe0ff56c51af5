/** Block size of a tar archive in bytes (POSIX.1-1988, ustar). */
const BLOCK = 512;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;

/**
 * A tar archive with one file.
 *
 * @param time milliseconds since 1970
 */
export function tarOf(name: string, text: string, time: number): Uint8Array {
  const content = Buffer.from(text, 'utf8');
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, 'utf8');
  header.write('0000644', 100);
  header.write('0000000', 108);
  header.write('0000000', 116);
  header.write(octal(content.length), 124);
  header.write(octal(Math.floor(time / 1000)), 136);
  header.fill(' ', CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_LENGTH);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, CHECKSUM_AT);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, content, padding, Buffer.alloc(2 * BLOCK)]);
}

function octal(value: number): string {
  return value.toString(8).padStart(11, '0');
}
