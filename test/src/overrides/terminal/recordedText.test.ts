import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FrameReader } from '../../../../src/overrides/terminal/replay/graphicalFrames.ts';
import { readRecordedText } from '../../../../src/overrides/terminal/replay/recordedText.ts';

const MEBIBYTE = 1024 * 1024;

function streamOf(bytes: Uint8Array<ArrayBuffer>) {
  return new Blob([bytes]).stream();
}

/** The text that was taken, and whether it is all of it. */
async function read(bytes: Uint8Array<ArrayBuffer>, most = MEBIBYTE) {
  const parts: string[] = [];
  const whole = await readRecordedText(streamOf(bytes), most, (part) => parts.push(part) > 0);
  return { text: parts.join(''), whole };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes));

describe('the text of a recording', () => {
  it.each([
    ['plain', bytesOf('$ 欢迎')],
    ['compressed', packed(bytesOf('$ 欢迎'))],
  ])('is read when it is %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ text: '$ 欢迎', whole: true });
  });

  it('ends at the limit, however well it was compressed', async () => {
    const bomb = packed(new Uint8Array(64 * MEBIBYTE).fill(0x20));
    expect(bomb.length).toBeLessThan(MEBIBYTE / 8);
    const { text, whole } = await read(bomb);
    expect(text).toHaveLength(MEBIBYTE);
    expect(whole).toBe(false);
  });

  it('may be exactly as long as the limit', async () => {
    expect(await read(bytesOf('four'), 4)).toEqual({ text: 'four', whole: true });
    expect(await read(bytesOf('fiver'), 4)).toEqual({ text: 'five', whole: false });
  });

  it('ends when no more is taken', async () => {
    const bytes = packed(new Uint8Array(8 * MEBIBYTE).fill(0x20));
    let parts = 0;
    const whole = await readRecordedText(streamOf(bytes), Infinity, () => {
      parts += 1;
      return false;
    });
    expect({ whole, parts }).toEqual({ whole: false, parts: 1 });
  });

  it('of a damaged file is an error', async () => {
    const cut = packed(bytesOf('$ '.repeat(1000))).slice(0, -8);
    await expect(read(cut)).rejects.toThrow();
  });
});

describe('the frames of a desktop', () => {
  const syncs = (...times: readonly string[]) =>
    times.map((time) => `4.sync,${time.length}.${time};`).join('');

  it('have times that never go back and are numbers', () => {
    const reader = new FrameReader();
    reader.read(syncs('2000', '5000', '3000', 'soon'));
    expect(reader.end()?.map(({ seconds }) => seconds)).toEqual([0, 3, 3, 3]);
  });

  it('are read from parts that end anywhere', () => {
    const reader = new FrameReader();
    for (const letter of syncs('2000', '5000')) reader.read(letter);
    expect(reader.end()).toHaveLength(2);
  });

  it('are no more than fit into memory', () => {
    const reader = new FrameReader();
    const many = '3.nop;'.repeat(100_000);
    let parts = 1;
    while (reader.read(many)) parts += 1;
    expect(parts).toBe(40);
    expect(reader.end()).toBeUndefined();
  });
});
