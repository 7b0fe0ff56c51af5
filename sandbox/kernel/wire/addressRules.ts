import { BlockList, isIP } from 'node:net';

const RANGE = /^(\S+)-(\S+)$/;
const NETWORK = /^(\S+)\/(\d{1,3})$/;
/** An IPv4 address as it arrives at a server that listens on both families (RFC 4291, section 2.5.5.2). */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

/**
 * Does one of these rules name the address? A rule is `*`, an address, a network or a range
 * (protocol facts, section 16); what is none of these names nobody.
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
    // Of the other family, the wrong way round, or no address at all.
    return false;
  }
  return list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}
