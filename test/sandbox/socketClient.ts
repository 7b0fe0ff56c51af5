import { connect, type Socket } from 'node:net';

/** A minimal web socket client (RFC 6455): one message at a time, below 64 KiB, masked. */
export interface SocketClient {
  /** First line of the answer to the handshake. */
  readonly status: string;
  readonly headers: string;
  /** Waits for the next frame. */
  next(): Promise<ReceivedFrame>;
  sendText(text: string): void;
  /** Sends any bytes. */
  sendRaw(bytes: Buffer): void;
  end(): void;
}

interface ReceivedFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Headers of a valid handshake, which tests change. */
const HANDSHAKE = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version': '13',
};

export async function openSocket(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketClient> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: host, ...HANDSHAKE, ...headers }).map((line) =>
    line.join(': '),
  );
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const bytes = gather(socket);
  const head = await bytes.until(() => {
    const end = bytes.all().indexOf('\r\n\r\n');
    return end < 0 ? undefined : bytes.take(end + 4).toString();
  });
  return {
    status: head.split('\r\n')[0] ?? '',
    headers: head,
    next: () => bytes.until(() => takeFrame(bytes)),
    sendText: (text) => socket.write(clientFrame(0x81, Buffer.from(text))),
    sendRaw: (raw) => socket.write(raw),
    end: () => socket.destroy(),
  };
}

/** A masked frame; `first` is its first byte: FIN bit and opcode. */
export function clientFrame(first: number, payload: Buffer): Buffer {
  const mask = Buffer.from([7, 77, 177, 250]);
  const masked = Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0xfe, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([Buffer.from([first]), length, mask, masked]);
}

function gather(socket: Socket) {
  let waiting = Buffer.alloc(0);
  let wake: () => void = () => undefined;
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    wake();
  });
  socket.on('error', () => undefined);
  return {
    all: () => waiting,
    take(count: number): Buffer {
      const taken = waiting.subarray(0, count);
      waiting = waiting.subarray(count);
      return taken;
    },
    async until<T>(read: () => T | undefined): Promise<T> {
      for (;;) {
        const value = read();
        if (value !== undefined) return value;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

function takeFrame(bytes: {
  all(): Buffer;
  take(count: number): Buffer;
}): ReceivedFrame | undefined {
  const all = bytes.all();
  if (all.length < 4 && !(all.length >= 2 && all.readUInt8(1) < 2)) return undefined;
  // 126 means that the length is in the next two bytes.
  const long = all.readUInt8(1) === 126;
  const [start, length] = long ? [4, all.readUInt16BE(2)] : [2, all.readUInt8(1)];
  if (all.length < start + length) return undefined;
  const head = bytes.take(start);
  return { opcode: head.readUInt8(0) & 0x0f, payload: bytes.take(length) };
}
