import type { Readable } from 'node:stream';

/** The server's own limit; the console's dialog has a lower one. Source: protocol, section 6.1. */
export const FILE_LIMIT_MIB = 10;
export const FILE_LIMIT_BYTES = FILE_LIMIT_MIB * 1024 * 1024;

/** An uploaded file. Of a file that is too large, only the size is kept. */
export class Upload {
  readonly bytes: Uint8Array;
  readonly size: number;

  constructor(bytes: Uint8Array, size: number) {
    this.bytes = bytes;
    this.size = size;
  }
}

/** Reads a file to its end, so that the connection can be answered, but stores no more than the limit. */
export async function receiveUpload(payload: Readable): Promise<Upload> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= FILE_LIMIT_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return new Upload(Buffer.concat(chunks), size);
}
