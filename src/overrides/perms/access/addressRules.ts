const V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const V4_BITS = 32;

/**
 * Is an address named by one of these entries: `*`, an address, a network or a range (protocol, section 16)?
 *
 * @returns undefined when an entry that is not understood here (IPv6 networks and ranges) may name it
 */
export function isAddressNamed(entries: readonly string[], address: string): boolean | undefined {
  const answers = entries.map((entry) => isNamedBy(entry.trim(), address));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function isNamedBy(entry: string, address: string): boolean | undefined {
  if (entry === '*' || entry === address) return true;
  const [network = '', bits] = entry.split('/');
  const [from = '', to] = entry.split('-');
  const own = numberOf(address);
  if (bits !== undefined) return within(own, numberOf(network), Number(bits), address);
  if (to === undefined) return false;
  const [first, last] = [numberOf(from), numberOf(to)];
  if (first !== undefined && last !== undefined) {
    return own !== undefined && first <= own && own <= last;
  }
  return address.includes(':') && entry.includes(':') ? undefined : false;
}

function within(
  own: number | undefined,
  network: number | undefined,
  bits: number,
  address: string,
): boolean | undefined {
  if (network === undefined) return address.includes(':') ? undefined : false;
  const size = 2 ** (V4_BITS - bits);
  return own !== undefined && Math.floor(own / size) === Math.floor(network / size);
}

/** An IPv4 address as a number. */
function numberOf(address: string): number | undefined {
  if (!V4.test(address)) return undefined;
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}
