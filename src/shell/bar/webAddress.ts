import { linkAddress } from '../../api/linkAddress.ts';

/**
 * An address that an administrator typed into a setting, when it is one to follow: of the web, or a
 * path of this server. Anything else, a script or a call above all, is none.
 */
export function webAddress(value: unknown): string | undefined {
  const address = linkAddress(value);
  return address !== undefined && /^(?:https?:|\/)/.test(address) ? address : undefined;
}
