const V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const V6_GROUP = /^[\da-f]{1,4}$/i;
const V6_GROUPS = 8;

/** An address as a number of so many bits. */
interface AddressNumber {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/** Is an address named by one of these entries: `*`, an address, a network or a range (protocol, section 16)? */
export function isAddressNamed(entries: readonly string[], address: string): boolean {
  return entries.some((entry) => isNamedBy(entry.trim(), address));
}

function isNamedBy(entry: string, address: string): boolean {
  if (entry === '*' || entry === address) return true;
  const own = numberOf(address);
  if (!own) return false;
  const [network = '', length] = entry.split('/');
  if (length !== undefined) {
    const first = /^\d{1,3}$/.test(length) ? numberOf(network) : undefined;
    const rest = BigInt(Math.max(0, own.bits - (Number(length) || 0)));
    return first?.bits === own.bits && own.value >> rest === first.value >> rest;
  }
  const [first, last] = entry.split('-').map(numberOf);
  return (
    first?.bits === own.bits &&
    last?.bits === own.bits &&
    first.value <= own.value &&
    own.value <= last.value
  );
}

/** Undefined for what is no address, such as a name. */
export function numberOf(address: string): AddressNumber | undefined {
  if (V4.test(address)) return { bits: 32, value: joined(address.split('.').map(BigInt), 8n) };
  const halves = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const [before = [], after] = halves;
  const zeros = V6_GROUPS - before.length - (after?.length ?? 0);
  const isWhole = after === undefined ? zeros === 0 : halves.length === 2 && zeros > 0;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])];
  if (!isWhole || !groups.every((group) => V6_GROUP.test(group))) return undefined;
  return {
    bits: 128,
    value: joined(
      groups.map((group) => BigInt(`0x${group}`)),
      16n,
    ),
  };
}

function joined(parts: readonly bigint[], bits: bigint): bigint {
  return parts.reduce((sum, part) => (sum << bits) + part, 0n);
}
