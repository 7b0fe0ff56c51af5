import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import {
  CLOSE,
  closePayload,
  createFrameReader,
  OPCODE,
  ProtocolError,
  writeFrame,
  type Frame,
} from './frames.ts';

/** Larger than any message of the console. */
export const LARGEST_MESSAGE_BYTES = 64 * 1024;
/** How long the other side may take to answer a close frame. */
const CLOSE_TIMEOUT_MS = 1000;

/** One open web socket. */
export interface Connection {
  send(text: string): void;
  /** Sends a ping; false when the previous one was not answered. */
  ping(): boolean;
  close(code: number, reason?: string): void;
}

export interface ConnectionEvents {
  /** Called once, however the connection ended. */
  end(): void;
  /** Receives messages; they are ignored when absent. */
  text?(said: string): void;
}

/**
 * Handles the frames of RFC 6455 after a handshake: answers pings and closes, joins fragments, and ends the
 * connection with the right code when the other side breaks the protocol.
 *
 * @param head bytes that arrived with the handshake
 */
export function openConnection(
  socket: Duplex,
  head: Buffer,
  events: (connection: Connection) => ConnectionEvents,
): Connection {
  const read = createFrameReader(LARGEST_MESSAGE_BYTES);
  let parts: Buffer[] | undefined;
  let closing = false;
  let alive = true;

  function write(opcode: number, payload: Buffer): void {
    if (!closing && socket.writable) socket.write(writeFrame(opcode, payload));
  }

  function close(code: number, reason?: string): void {
    if (closing) return;
    write(OPCODE.close, closePayload(code, reason));
    closing = true;
    socket.end();
    setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  }

  function take(frame: Frame): void {
    if (frame.opcode === OPCODE.ping) write(OPCODE.pong, frame.payload);
    else if (frame.opcode === OPCODE.close) close(closeCode(frame.payload));
    else if (frame.opcode !== OPCODE.pong) takePart(frame);
  }

  function takePart({ opcode, final, payload }: Frame): void {
    if (opcode === OPCODE.binary) throw new ProtocolError(CLOSE.unsupported, 'Only text is read.');
    const continues = opcode === OPCODE.continuation;
    if (continues !== (parts !== undefined)) {
      throw new ProtocolError(CLOSE.protocolError, 'The parts of a message are out of order.');
    }
    const message = [...(parts ?? []), payload];
    if (size(message) > LARGEST_MESSAGE_BYTES) {
      throw new ProtocolError(CLOSE.tooLarge, 'The message is too large.');
    }
    parts = final ? undefined : message;
    if (!final) return;
    const whole = Buffer.concat(message);
    if (!isUtf8(whole)) throw new ProtocolError(CLOSE.badText, 'The text is not UTF-8.');
    on.text?.(whole.toString());
  }

  function receive(bytes: Buffer): void {
    if (closing) return;
    alive = true;
    try {
      for (const frame of read(bytes)) {
        if (!closing) take(frame);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      close(error.code, error.message);
    }
  }

  socket.on('data', receive);
  socket.on('end', () => socket.end());
  // A broken connection is not an error of the server; `close` follows.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    closing = true;
    on.end();
  });
  const connection: Connection = {
    send: (text) => write(OPCODE.text, Buffer.from(text)),
    ping() {
      if (!alive) {
        socket.destroy();
        return false;
      }
      alive = false;
      write(OPCODE.ping, Buffer.alloc(0));
      return true;
    },
    close,
  };
  const on = events(connection);
  if (head.length > 0) receive(head);
  return connection;
}

function size(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** The code for answering a close frame: the received one (RFC 6455, section 5.5.1). */
function closeCode(payload: Buffer): number {
  if (payload.length === 0) return CLOSE.normal;
  const code = payload.length === 1 ? 0 : payload.readUInt16BE(0);
  const inUse =
    (code >= 1000 && code <= 1011 && ![1004, 1005, 1006].includes(code)) || code >= 3000;
  return inUse && code < 5000 ? code : CLOSE.protocolError;
}
