/** The first two bytes of a gzip file (RFC 1952, section 2.3.1). */
const GZIP_MARK = [0x1f, 0x8b] as const;

/** Of a recording, unpacked. A session that prints blanks for a while is packed into a thousandth of it. */
export const MOST_RECORDED_BYTES = 256 * 1024 * 1024;

/**
 * Reads a recording part by part, compressed or not.
 *
 * @param take is given each part of its text; false when it takes no more
 * @returns false when there is more than was read: it is longer than `mostBytes`, or `take` has ended it
 * @throws Error for a compressed file that is damaged
 */
export async function readRecordedText(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  mostBytes: number,
  take: (part: string) => boolean,
): Promise<boolean> {
  const bytes = (await unpacked(body)).getReader();
  const decoder = new TextDecoder();
  let room = mostBytes;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const { value } = await bytes.read();
    if (!value) break;
    const fits = value.length <= room;
    const takesMore = take(decoder.decode(value.subarray(0, room), { stream: true }));
    room -= value.length;
    if (!fits || !takesMore) {
      void bytes.cancel();
      return false;
    }
  }
  take(decoder.decode());
  return true;
}

/** Looks at the first bytes: storages send packed recordings as plain files. */
async function unpacked(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [head, whole] = body.tee();
  const reader = head.getReader();
  const { value: [first, second] = [] } = await reader.read();
  void reader.cancel();
  const packed = first === GZIP_MARK[0] && second === GZIP_MARK[1];
  return packed ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}
