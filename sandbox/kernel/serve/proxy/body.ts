import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** The sender of a body said nothing more. */
export class SilentSender extends Error {}

export interface PassedBody {
  readonly stream: Readable;
  /** Nobody wants the rest: it is read and dropped, so that the connection can take another call. */
  leave(): void;
}

/**
 * The body of a request for somebody to read, if there is one. It goes through a stream of its own:
 * a server that does not read on ends this one, and not the connection that its answer has to take.
 *
 * @param silenceMs how long the sender may say nothing, in milliseconds
 * @param giveUp told when it was longer; a body that was left ends its connection
 */
export function passBody(
  request: IncomingMessage,
  silenceMs: number,
  giveUp: (error: Error) => void,
): PassedBody | undefined {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined ? coding === undefined : length === '0') return undefined;
  const stream = new PassThrough();
  let left = false;
  // Ended before its time it says so; whoever ended it knows.
  stream.on('error', () => undefined);
  const timer = setTimeout(() => {
    // While the server does not read, the sender cannot go on.
    if (!left && stream.writableNeedDrain) timer.refresh();
    else if (left) request.destroy();
    else giveUp(new SilentSender());
  }, silenceMs);
  request.on('data', () => timer.refresh());
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.pipe(stream);
  return {
    stream,
    leave() {
      left = true;
      request.unpipe(stream);
      stream.destroy();
      request.resume();
    },
  };
}
