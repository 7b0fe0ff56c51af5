const V4 = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const V4_BITS = 32;
const V6_BITS = 128;
const V6_GROUPS = 8;
const EVERY_ADDRESS = '*';

/** Labels separated by dots; the last has a letter, so that a mistyped address is no name (RFC 1123, section 2.1). */
const HOST_NAME = /^(?:[\w-]{1,63}\.)*(?=[\w-]*[a-z])[\w-]{1,63}$/i;

/**
 * The invalid entries of an address group: no address, network, range of addresses or `*`.
 *
 * @param names accepts host names, too
 */
export function wrongAddresses(entries: readonly unknown[], names = false): readonly string[] {
  return entries
    .map((entry) => String(entry).trim())
    .filter((entry) => !isAddressEntry(entry) && !(names && HOST_NAME.test(entry)));
}

function isAddressEntry(entry: string): boolean {
  if (entry === EVERY_ADDRESS) return true;
  const [address = '', bits, ...more] = entry.split('/');
  if (bits !== undefined) {
    const most = V4.test(address) ? V4_BITS : V6_BITS;
    return (
      more.length === 0 && isAddress(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= most
    );
  }
  const [from = '', to, ...rest] = entry.split('-');
  if (to === undefined) return isAddress(entry);
  return rest.length === 0 && isAddress(from) && isAddress(to) && V4.test(from) === V4.test(to);
}

function isAddress(text: string): boolean {
  return V4.test(text) || isV6(text);
}

/** Eight groups of hexadecimal digits; one run of zero groups may be omitted (RFC 4291, section 2.2). */
function isV6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2 || !text.includes(':')) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const size = groups.length;
  return (
    groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) &&
    (halves.length === 2 ? size < V6_GROUPS : size === V6_GROUPS)
  );
}
