/**
 * The parts of a `multipart/form-data` body by their names (RFC 7578, section 4): of a field or a file
 * its text, of a picture a `data:` address.
 *
 * @param content the bytes of the body, one a letter
 * @param type the content type, which names the line between the parts
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
