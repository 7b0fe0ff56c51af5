const ATOM = "[-!#$%&'*+/=?^_`{}|~0-9A-Z]+";
const LOCAL_PART = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|"[^"\\\\]*")$`, 'i');
const LABEL = '[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?';
/** The last label has at least two characters, none of which is a dot, and does not end with a hyphen. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[A-Z0-9-]{2,63}(?<!-)$`, 'i');

/**
 * Whether a text is an email address for the real server: RFC 5322's atoms, `@`, and a domain whose last label has
 * at least two characters. `a@b.c` is refused (observed).
 */
export function isEmail(text: string): boolean {
  const place = text.lastIndexOf('@');
  const domain = text.slice(place + 1);
  return place > 0 && LOCAL_PART.test(text.slice(0, place)) && isDomain(domain);
}

function isDomain(domain: string): boolean {
  if (domain.toLowerCase() === 'localhost' || DOMAIN.test(domain)) return true;
  return /^\[[0-9A-F:.]+\]$/i.test(domain);
}
