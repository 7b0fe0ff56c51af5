/**
 * The parts of a `multipart/form-data` body by their names; of a file its text (RFC 7578, section 4).
 *
 * @param type the content type, which names the line between the parts
 */
export function readForm(content: string, type: string): Readonly<Record<string, string>> {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return {};
  return Object.fromEntries(
    content.split(`--${boundary}`).flatMap((part) => {
      const end = part.indexOf('\r\n\r\n');
      const name = /name="([^"]*)"/.exec(part.slice(0, Math.max(end, 0)))?.[1];
      return name === undefined ? [] : [[name, part.slice(end + 4).replace(/\r\n$/, '')]];
    }),
  );
}
