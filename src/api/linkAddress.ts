const WEB = ['http:', 'https:'];
const CONTACT = ['mailto:', 'tel:'];
/** Calls, and the way out: a GET is enough for some of them to do work. */
const WORKING = new Set(['api', 'ws', 'logout', '..']);
/** Of the pages about signing in, those that ask before they do anything. */
const SIGN_IN = /^\/core\/auth\/(?!(?:login|password)\/)/i;

/**
 * The one rule for links whose address the server, or a sender, chose: pages of the web, mail and
 * telephone. No name and password within the address, which pass for a host; no scheme that runs
 * code; and of this host no call, for a click alone would do its work in the reader's name.
 *
 * @returns the address as the browser understands it (URL Standard); undefined when it leads nowhere
 */
export function linkAddress(given: unknown): string | undefined {
  const { origin, hostname } = globalThis.location;
  if (typeof given !== 'string' || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (CONTACT.includes(url.protocol)) return url.href;
  if (!WEB.includes(url.protocol) || url.username + url.password !== '') return undefined;
  // Whatever the port and scheme: cookies know neither.
  if (url.hostname === hostname && doesWork(url.pathname)) return undefined;
  if (url.origin === origin) {
    // A path alone counts from the root; there is no page that it could count from.
    return /^\s*(?:\/|https?:)/i.test(given) ? url.pathname + url.search + url.hash : undefined;
  }
  return /^\s*https?:/i.test(given) ? url.href : undefined;
}

/** However often the server decodes it, whatever it takes for a slash. */
function doesWork(path: string): boolean {
  try {
    for (let read = path, before = ''; read !== before;) {
      if (
        read
          .toLowerCase()
          .split(/[/\\;]/)
          .some((part) => WORKING.has(part))
      )
        return true;
      if (SIGN_IN.test(read.replaceAll(/[/\\]+/g, '/'))) return true;
      before = read;
      read = decodeURIComponent(read);
    }
    return false;
  } catch {
    return true;
  }
}
