import { webAddress } from '@gatehouse-console/engine/shell/bar/webAddress.ts';

type Onward =
  | { readonly kind: 'page'; readonly to: string }
  /** Outside of the console. */
  | { readonly kind: 'guide'; readonly address: string };

/**
 * Where a first login goes on: to the guide that an administrator set, else to the page that was
 * asked for, else to one's own account (contract: profile, section 3).
 *
 * @param guide `guide_url` of the profile
 * @param next the page asked for; only paths of this console count
 */
export function afterWelcome(guide: unknown, next: string | null, fallback: string): Onward {
  const address = webAddress(guide);
  if (address !== undefined) return { kind: 'guide', address };
  return { kind: 'page', to: next !== null && /^\/(?![/\\])/.test(next) ? next : fallback };
}
