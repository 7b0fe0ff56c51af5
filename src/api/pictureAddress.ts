/**
 * Folders with the server's own and uploaded pictures, where a GET changes nothing. No path that a
 * server could read as leaving them: two dots, encoded dots, slashes, backslashes, per cent signs
 * or control characters, overlong (RFC 3629, section 10) or broken encodings.
 */
const IN_FOLDER =
  /^\/(?:static|media)\/(?!.*(?:\.\.|%(?:2[ef5]|5c|7f|[01]|c[01]|e0%[89]|f0%8|(?![\da-f]{2}))))./i;
/** Bitmap pictures; an SVG could contain more. */
const WITHIN = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/]*={0,2}$/i;

/**
 * Validates a picture whose address comes from the server or another user: browsers load pictures
 * with the reader's cookies, and a GET of some calls changes something.
 *
 * @returns the address for `src` as the browser parses it (URL Standard); undefined unless it is a
 * picture in a folder of this server or a data URL
 */
export function pictureAddress(given: unknown): string | undefined {
  const { origin } = location;
  const text = String(given);
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (WITHIN.test(url.href)) return url.href;
  // Without credentials in the address.
  return url.origin === origin && IN_FOLDER.test(url.pathname)
    ? url.pathname + url.search
    : undefined;
}
