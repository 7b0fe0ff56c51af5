/** Placeholder for the time of the click in an external address: `/shop/?_={timestamp}`. */
const TIMESTAMP = '{timestamp}';

/** The address to open; the time prevents cached answers (contract: shell, section 5). */
export function externalAddress(address: string, now: number = Date.now()): string {
  return address.replaceAll(TIMESTAMP, String(now));
}
