import { inflateRawSync } from 'node:zlib';
import { MAXIMUM_UNPACKED_BYTES, TooLarge } from './limits.mjs';

/** Signatures and offsets of a zip archive. Source: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const DEFLATED = 8;

/**
 * Unpacks an archive up to the limit, because the sizes in its headers may be wrong.
 *
 * @param {Uint8Array} bytes
 * @throws TooLarge, or Error when it is not an archive
 */
export function checkUnpackedSize(bytes) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < LOCAL_BYTES || file.readUInt32LE(0) !== LOCAL_HEADER) throw notZip();
  let left = MAXIMUM_UNPACKED_BYTES;
  for (const { start, method, size } of entriesOf(file)) {
    left -= method === DEFLATED ? unpackedSize(file.subarray(start), left) : size;
    if (left < 0) throw new TooLarge('unpacked');
  }
}

function* entriesOf(file) {
  const end = endOf(file);
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY) throw notZip();
    const local = file.readUInt32LE(at + 42);
    if (local + LOCAL_BYTES > end || file.readUInt32LE(local) !== LOCAL_HEADER) throw notZip();
    const names = file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    yield {
      start: local + LOCAL_BYTES + names,
      // The headers may differ, and readers use either one.
      method: Math.max(file.readUInt16LE(at + 10), file.readUInt16LE(local + 8)),
      size: file.readUInt32LE(at + 20),
    };
    at += ENTRY_BYTES + [28, 30, 32].reduce((sum, place) => sum + file.readUInt16LE(at + place), 0);
  }
}

function endOf(file) {
  const first = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw notZip();
}

/** Other errors are left to the parser of the workbook. */
function unpackedSize(packed, limit) {
  if (limit <= 0) return 1;
  try {
    return inflateRawSync(packed, { maxOutputLength: limit }).length;
  } catch (error) {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge('unpacked');
    throw new Error('a part of the archive cannot be unpacked', { cause: error });
  }
}

function notZip() {
  return new Error('the file is not a zip file');
}
