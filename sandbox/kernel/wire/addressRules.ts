import { BlockList, isIP } from 'node:net';
import type { ErrorBody } from '../core/errors.ts';
import { serverMessages } from '../core/serverMessages.ts';

const RANGE = /^(\S+)-(\S+)$/;
const NETWORK = /^(\S+)\/(\d{1,3})$/;
/** An IPv4 address as an IPv6 socket reports it (RFC 4291, section 2.5.5.2). */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

/** Whether a text is a rule about addresses: `*`, an address, a network or a range (contract: users, section 4). */
function isAddressRule(text: string): boolean {
  if (text === '*' || isIP(text) !== 0) return true;
  const network = NETWORK.exec(text);
  if (network) return isNetwork(network[1] ?? '', Number(network[2]));
  const range = RANGE.exec(text);
  const [from, to] = [isIP(range?.[1] ?? ''), isIP(range?.[2] ?? '')];
  return from !== 0 && from === to;
}

/** Errors of invalid addresses, by index. */
export function addressErrors(addresses: unknown): ErrorBody | undefined {
  if (!Array.isArray(addresses)) return undefined;
  const wrong = addresses.flatMap((address: unknown, index): [string, ErrorBody][] =>
    typeof address === 'string' && isAddressRule(address)
      ? []
      : [[String(index), [{ say: serverMessages.ipInvalid, with: { value: String(address) } }]]],
  );
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

function isNetwork(address: string, bits: number): boolean {
  const version = isIP(address);
  return version !== 0 && bits <= (version === 4 ? 32 : 128);
}

/**
 * Whether one of these rules matches the address. A rule is `*`, an address, a network or a range (protocol,
 * section 16); invalid rules match nothing.
 */
export function namesAddress(rules: unknown, address: string | undefined): boolean {
  const plain = (address ?? '').replace(MAPPED, '');
  const family = familyOf(plain);
  if (!Array.isArray(rules)) return false;
  return rules.some(
    (rule: unknown) =>
      typeof rule === 'string' &&
      (rule.trim() === '*' || (family !== undefined && holds(rule.trim(), plain, family))),
  );
}

function holds(rule: string, address: string, family: 'ipv4' | 'ipv6'): boolean {
  const list = new BlockList();
  const network = NETWORK.exec(rule);
  const range = RANGE.exec(rule);
  try {
    if (network) list.addSubnet(network[1] ?? '', Number(network[2]), family);
    else if (range) list.addRange(range[1] ?? '', range[2] ?? '', family);
    else list.addAddress(rule, family);
  } catch {
    // A range with mixed IP versions or reversed ends, or an invalid address.
    return false;
  }
  return list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}
