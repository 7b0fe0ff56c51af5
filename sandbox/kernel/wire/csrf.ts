import { timingSafeEqual } from 'node:crypto';

/** Whether the token in the header or form equals the one in the cookie (protocol, section 1). */
export function csrfMatches(cookie: string | undefined, sent: string | undefined): boolean {
  if (!cookie || !sent) return false;
  const [expected, actual] = [Buffer.from(cookie), Buffer.from(sent)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
