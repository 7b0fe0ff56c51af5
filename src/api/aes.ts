/**
 * AES encryption of single blocks (FIPS 197) with keys of 16 or 32 bytes.
 *
 * Web Crypto has no ECB mode and is not available over plain http; the server's secret format needs
 * ECB (protocol, section 2).
 */

const BLOCK_BYTES = 16;
const WORD_BYTES = 4;
/** The reduction polynomial of GF(2⁸): x⁸ + x⁴ + x³ + x + 1. */
const REDUCTION = 0x11b;
/** Constant of the affine transformation. */
const AFFINE = 0x63;

const SUBSTITUTION = substitutionTable();

/**
 * Encrypts in ECB mode. The plain text is padded with zero bytes to whole blocks; whole blocks get
 * no padding.
 *
 * @param key 16 or 32 bytes
 */
export function encryptEcb(key: Uint8Array, plain: Uint8Array): Uint8Array {
  const words = expandKey(key);
  const result = new Uint8Array(Math.ceil(plain.length / BLOCK_BYTES) * BLOCK_BYTES);
  result.set(plain);
  for (let start = 0; start < result.length; start += BLOCK_BYTES) {
    encryptBlock(words, result.subarray(start, start + BLOCK_BYTES));
  }
  return result;
}

/** FIPS 197, section 5.1; the block holds the state by columns. */
function encryptBlock(words: Uint8Array, block: Uint8Array): void {
  const rounds = words.length / BLOCK_BYTES - 1;
  addRoundKey(block, words, 0);
  for (let round = 1; round <= rounds; round += 1) {
    substituteAndShift(block);
    if (round < rounds) mixColumns(block);
    addRoundKey(block, words, round);
  }
}

function addRoundKey(block: Uint8Array, words: Uint8Array, round: number): void {
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    block[at] = byte(block, at) ^ byte(words, round * BLOCK_BYTES + at);
  }
}

/** Row r is shifted by r columns to the left. */
function substituteAndShift(block: Uint8Array): void {
  const before = block.slice();
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    const row = at % WORD_BYTES;
    const from = (at + row * WORD_BYTES) % BLOCK_BYTES;
    block[at] = byte(SUBSTITUTION, byte(before, from));
  }
}

function mixColumns(block: Uint8Array): void {
  for (let start = 0; start < BLOCK_BYTES; start += WORD_BYTES) {
    const column = block.slice(start, start + WORD_BYTES);
    for (let row = 0; row < WORD_BYTES; row += 1) {
      const own = byte(column, row);
      const next = byte(column, (row + 1) % WORD_BYTES);
      block[start + row] =
        double(own) ^
        double(next) ^
        next ^
        byte(column, (row + 2) % WORD_BYTES) ^
        byte(column, (row + 3) % WORD_BYTES);
    }
  }
}

/** FIPS 197, section 5.2. */
function expandKey(key: Uint8Array): Uint8Array {
  if (key.length !== 16 && key.length !== 32) {
    throw new RangeError(`An AES key here has 16 or 32 bytes, not ${key.length}.`);
  }
  const words = new Uint8Array((key.length + 28) * WORD_BYTES);
  words.set(key);
  let roundConstant = 1;
  for (let at = key.length; at < words.length; at += WORD_BYTES) {
    let word: number[] = [...words.subarray(at - WORD_BYTES, at)];
    if (at % key.length === 0) {
      word = [...word.slice(1), ...word.slice(0, 1)].map((value) => byte(SUBSTITUTION, value));
      word[0] = (word[0] ?? 0) ^ roundConstant;
      roundConstant = double(roundConstant);
    } else if (key.length === 32 && at % key.length === BLOCK_BYTES) {
      word = word.map((value) => byte(SUBSTITUTION, value));
    }
    word.forEach((value, place) => {
      words[at + place] = byte(words, at + place - key.length) ^ value;
    });
  }
  return words;
}

/** FIPS 197, section 5.1.1: the inverse in GF(2⁸), then the affine step. */
function substitutionTable(): Uint8Array {
  const table = new Uint8Array(256);
  let value = 1;
  let inverse = 1;
  do {
    value ^= double(value);
    inverse = divideByThree(inverse);
    table[value] = AFFINE ^ [0, 1, 2, 3, 4].reduce((sum, by) => sum ^ rotate(inverse, by), 0);
  } while (value !== 1);
  table[0] = AFFINE;
  return table;
}

function divideByThree(value: number): number {
  let result = value ^ (value << 1);
  result ^= result << 2;
  result ^= result << 4;
  result &= 0xff;
  return result & 0x80 ? result ^ 0x09 : result;
}

function rotate(value: number, by: number): number {
  return ((value << by) | (value >> (8 - by))) & 0xff;
}

function double(value: number): number {
  return value & 0x80 ? (value << 1) ^ REDUCTION : value << 1;
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
