/**
 * Parses a `multipart/form-data` body (RFC 7578, section 4): by name the text of a field or file, or the `data:`
 * URL of a picture.
 *
 * @param content the body as a binary string
 * @param type the content type with the boundary
 */
export function readForm(content: string, type: string): Readonly<Record<string, string>> {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return {};
  return Object.fromEntries(
    content.split(`--${boundary}`).flatMap((part) => {
      const end = part.indexOf('\r\n\r\n');
      const head = part.slice(0, Math.max(end, 0));
      const name = /name="([^"]*)"/.exec(head)?.[1];
      const bytes = Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1');
      return name === undefined ? [] : [[name, valueOf(head, bytes)]];
    }),
  );
}

function valueOf(head: string, bytes: Buffer): string {
  const picture = /^content-type:\s*(image\/[\w.+-]+)/im.exec(head)?.[1];
  return picture === undefined
    ? bytes.toString('utf8')
    : `data:${picture};base64,${bytes.toString('base64')}`;
}
