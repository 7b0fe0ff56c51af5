import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** The client stopped sending its body. */
export class StalledUpload extends Error {}

export interface ForwardedBody {
  readonly stream: Readable;
  /** Discards the rest of the body, so that the connection can be used for another call. */
  discard(): void;
}

/**
 * A stream with the body of a request, if it has one. If the target server closes this stream, the client's
 * connection stays open for the answer.
 *
 * @param silenceMs how long the client may send nothing, in milliseconds
 * @param giveUp called after that time; ends the connection when the body was already discarded
 */
export function forwardBody(
  request: IncomingMessage,
  silenceMs: number,
  giveUp: (error: Error) => void,
): ForwardedBody | undefined {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined ? coding === undefined : length === '0') return undefined;
  const stream = new PassThrough();
  let left = false;
  // Without a listener the error would end the process; whoever destroyed the stream knows its reason.
  stream.on('error', () => undefined);
  const timer = setTimeout(() => {
    // While the target server does not read, the client cannot send.
    if (!left && stream.writableNeedDrain) timer.refresh();
    else if (left) request.destroy();
    else giveUp(new StalledUpload());
  }, silenceMs);
  request.on('data', () => timer.refresh());
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.pipe(stream);
  return {
    stream,
    discard() {
      left = true;
      request.unpipe(stream);
      stream.destroy();
      request.resume();
    },
  };
}
