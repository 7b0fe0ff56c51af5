/** Opcodes of frames. Source: RFC 6455, section 5.2. */
export const OPCODE = {
  continuation: 0x0,
  text: 0x1,
  binary: 0x2,
  close: 0x8,
  ping: 0x9,
  pong: 0xa,
} as const;
const KNOWN: ReadonlySet<number> = new Set(Object.values(OPCODE));

/** Close codes. Source: RFC 6455, section 7.4.1. */
export const CLOSE = {
  normal: 1000,
  goingAway: 1001,
  protocolError: 1002,
  unsupported: 1003,
  badText: 1007,
  policy: 1008,
  tooLarge: 1009,
} as const;

/** Longest payload of a control frame, which is never fragmented (RFC 6455, section 5.5). */
const LONGEST_CONTROL_BYTES = 125;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;
const LARGEST_16_BIT = 0xffff;
const FINAL = 0x80;
const RESERVED = 0x70;
const OPCODE_BITS = 0x0f;
const MASKED = 0x80;
const LENGTH_BITS = 0x7f;
const MASK_BYTES = 4;

export interface Frame {
  readonly opcode: number;
  readonly final: boolean;
  /** Unmasked. */
  readonly payload: Buffer;
}

/** The other side broke the protocol; the connection ends with this code. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

interface Header {
  readonly opcode: number;
  readonly final: boolean;
  readonly mask: Buffer;
  readonly start: number;
  readonly length: number;
}

/**
 * Parses the frames in a client's bytes, which may arrive in any parts.
 *
 * @param limit largest payload in bytes; a longer one is refused before it is stored
 * @returns a function that takes the next bytes and returns the complete frames; throws a `ProtocolBreach`
 */
export function createFrameReader(limit: number): (bytes: Buffer) => readonly Frame[] {
  let waiting: Buffer = Buffer.alloc(0);
  return (bytes) => {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    const frames: Frame[] = [];
    for (;;) {
      const header = readHeader(waiting, limit);
      if (!header || waiting.length < header.start + header.length) return frames;
      const end = header.start + header.length;
      const { opcode, final, mask } = header;
      frames.push({ opcode, final, payload: unmasked(waiting.subarray(header.start, end), mask) });
      waiting = waiting.subarray(end);
    }
  };
}

function readHeader(bytes: Buffer, limit: number): Header | undefined {
  if (bytes.length < 2) return undefined;
  const first = bytes.readUInt8(0);
  const second = bytes.readUInt8(1);
  const opcode = first & OPCODE_BITS;
  const final = (first & FINAL) !== 0;
  const short = second & LENGTH_BITS;
  check((first & RESERVED) === 0, 'No extension was agreed on.');
  check(KNOWN.has(opcode), 'This kind of frame does not exist.');
  check((second & MASKED) !== 0, 'A client must mask its frames.');
  const control = opcode >= OPCODE.close;
  check(
    !control || (final && short <= LONGEST_CONTROL_BYTES),
    'A control frame is short and whole.',
  );
  const size = lengthOf(bytes, short);
  if (!size) return undefined;
  if (size.length > limit) throw new ProtocolError(CLOSE.tooLarge, 'The message is too large.');
  const start = size.end + MASK_BYTES;
  if (bytes.length < start) return undefined;
  const mask = bytes.subarray(size.end, start);
  return { opcode, final, mask, start, length: size.length };
}

/** The payload's length and the offset behind it; undefined while bytes are missing. */
function lengthOf(bytes: Buffer, short: number) {
  if (short < LENGTH_IN_2_BYTES) return { length: short, end: 2 };
  if (short === LENGTH_IN_2_BYTES) {
    if (bytes.length < 4) return undefined;
    const length = bytes.readUInt16BE(2);
    check(length >= LENGTH_IN_2_BYTES, 'The length could be written shorter.');
    return { length, end: 4 };
  }
  if (bytes.length < 10) return undefined;
  const length = Number(bytes.readBigUInt64BE(2));
  check(length > LARGEST_16_BIT, 'The length could be written shorter.');
  return { length, end: 10 };
}

function check(holds: boolean, reason: string): void {
  if (!holds) throw new ProtocolError(CLOSE.protocolError, reason);
}

function unmasked(payload: Buffer, mask: Buffer): Buffer {
  return Buffer.from(payload.map((byte, index) => byte ^ (mask[index % MASK_BYTES] ?? 0)));
}

/** A frame of the server, which is never masked (RFC 6455, section 5.1). */
export function writeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < LENGTH_IN_2_BYTES ? 2 : length <= LARGEST_16_BIT ? 4 : 10);
  head.writeUInt8(FINAL | opcode, 0);
  if (head.length === 2) head.writeUInt8(length, 1);
  else if (head.length === 4) {
    head.writeUInt8(LENGTH_IN_2_BYTES, 1);
    head.writeUInt16BE(length, 2);
  } else {
    head.writeUInt8(LENGTH_IN_8_BYTES, 1);
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

/** The payload of a close frame: the code, and a reason for logs. */
export function closePayload(code: number, reason = ''): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code, 0);
  return Buffer.concat([head, Buffer.from(reason)]);
}
