const WEB = ['http:', 'https:'];
const CONTACT = ['mailto:', 'tel:'];
/** Calls and the logout: a GET of some of them changes something. */
const WORKING = new Set(['api', 'ws', 'logout', '..']);
/** Login pages, without those that ask before they change anything. */
const SIGN_IN = /^\/core\/auth\/(?!(?:login|password)\/)/i;

/**
 * Validates a link whose address comes from the server or another user: web pages, mail and
 * telephone. No credentials in the address, which pass for a host; no scheme that runs code; no API
 * call on this host, because a click would make it in the reader's name.
 *
 * @returns the address as the browser parses it (URL Standard); undefined when it is not allowed
 */
export function linkAddress(given: unknown): string | undefined {
  const { origin, hostname } = globalThis.location;
  if (typeof given !== 'string' || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (CONTACT.includes(url.protocol)) return url.href;
  if (!WEB.includes(url.protocol) || url.username + url.password !== '') return undefined;
  // On any port and scheme, because cookies apply to all of them.
  if (url.hostname === hostname && doesWork(url.pathname)) return undefined;
  if (url.origin === origin) {
    // A relative path is not allowed: there is no page it would be relative to.
    return /^\s*(?:\/|https?:)/i.test(given) ? url.pathname + url.search + url.hash : undefined;
  }
  return /^\s*https?:/i.test(given) ? url.href : undefined;
}

/** However often the server decodes it, and whatever it accepts as a slash. */
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
