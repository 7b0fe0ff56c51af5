/**
 * Where this server keeps its pictures, and those that were uploaded: fetching one does no work. No
 * path that a server could read as a way out: two dots, or in code a dot, slash, backslash, per cent
 * sign or control, overlong (RFC 3629, section 10) and broken code included.
 */
const IN_FOLDER =
  /^\/(?:static|media)\/(?!.*(?:\.\.|%(?:2[ef5]|5c|7f|[01]|c[01]|e0%[89]|f0%8|(?![\da-f]{2}))))./i;
/** Pictures made of dots; a drawing (svg) could hold more. */
const WITHIN = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/]*={0,2}$/i;

/**
 * The one rule for pictures whose address the server, or a sender, chose: a browser fetches them with
 * the reader's cookies and asks nobody, and some calls do work by GET.
 *
 * @returns the address as the browser understands it (URL Standard), for `src`; undefined when it is
 *   no picture in a folder of this server, nor one within the address itself
 */
export function pictureAddress(given: unknown): string | undefined {
  const { origin } = location;
  const text = String(given);
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (WITHIN.test(url.href)) return url.href;
  // No name and password of the address come along.
  return url.origin === origin && IN_FOLDER.test(url.pathname)
    ? url.pathname + url.search
    : undefined;
}
