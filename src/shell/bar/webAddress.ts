import { linkAddress } from '../../api/linkAddress.ts';

/** Validates an address from a setting: a web address or a path of this server; no scripts, no API calls. */
export function webAddress(value: unknown): string | undefined {
  const address = linkAddress(value);
  return address !== undefined && /^(?:https?:|\/)/.test(address) ? address : undefined;
}
