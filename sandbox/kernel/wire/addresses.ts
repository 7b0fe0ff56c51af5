import { serverWords } from '../core/words.ts';
import { isIP } from 'node:net';
import type { ErrorBody } from '../core/errors.ts';

const RANGE = /^(\S+)-(\S+)$/;
const NETWORK = /^(\S+)\/(\d{1,3})$/;

/** `*`, an address, a network or a range, as rules about addresses accept them (page facts, users, section 4). */
export function isAddressRule(text: string): boolean {
  if (text === '*' || isIP(text) !== 0) return true;
  const network = NETWORK.exec(text);
  if (network) return isNetwork(network[1] ?? '', Number(network[2]));
  const range = RANGE.exec(text);
  const [from, to] = [isIP(range?.[1] ?? ''), isIP(range?.[2] ?? '')];
  return from !== 0 && from === to;
}

/** Wrong addresses of a list answer under their index. */
export function addressErrors(addresses: unknown): ErrorBody | undefined {
  if (!Array.isArray(addresses)) return undefined;
  const wrong = addresses.flatMap((address: unknown, index): [string, ErrorBody][] =>
    typeof address === 'string' && isAddressRule(address)
      ? []
      : [[String(index), [{ say: serverWords.ipInvalid, with: { value: String(address) } }]]],
  );
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

function isNetwork(address: string, bits: number): boolean {
  const version = isIP(address);
  return version !== 0 && bits <= (version === 4 ? 32 : 128);
}
