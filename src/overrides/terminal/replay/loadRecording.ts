import { readRecording, type Recording } from './recording.ts';

/** The first two bytes of a gzip file (RFC 1952, section 2.3.1). */
const GZIP_MARK = [0x1f, 0x8b] as const;

/**
 * Downloads a recording, compressed or not.
 *
 * @param src a path of this server, or another server's address
 * @throws Error for an answer that is no recording
 */
export async function loadRecording(src: string, signal: AbortSignal): Promise<Recording> {
  const answer = await fetch(src, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`);
  const recording = readRecording(await unpacked(await answer.arrayBuffer()));
  if (!recording) throw new Error(`${src} is no recording of a terminal`);
  return recording;
}

function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const packed = first === GZIP_MARK[0] && second === GZIP_MARK[1];
  const stream = new Blob([bytes]).stream();
  const plain = packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return new Response(plain).text();
}
