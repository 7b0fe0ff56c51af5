import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { hasBody } from '../receiveLimits.ts';

interface ForwardedBody {
  readonly stream: Readable;
  /** Discards the rest of the body, so that the connection can be used for another call. */
  discard(): void;
}

/**
 * A stream with the body of a request, if it has one. If the target server closes this stream, the client's
 * connection stays open for the answer.
 */
export function forwardBody(request: IncomingMessage): ForwardedBody | undefined {
  if (!hasBody(request)) return undefined;
  const stream = new PassThrough();
  // Without a listener the error would end the process; whoever destroyed the stream knows its reason.
  stream.on('error', () => undefined);
  request.pipe(stream);
  return {
    stream,
    discard() {
      request.unpipe(stream);
      stream.destroy();
      request.resume();
    },
  };
}
