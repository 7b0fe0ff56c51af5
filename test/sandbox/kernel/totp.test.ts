import { describe, expect, it } from 'vitest';
import {
  decodeBase32,
  oneTimePassword,
  oneTimePasswordMatches,
} from '../../../sandbox/areas/authentication/totp.ts';

/** RFC 6238, appendix B: the seed repeats these digits up to the length of the digest. */
const seed = (length: number) => Buffer.from('1234567890'.repeat(7).slice(0, length));
const SEEDS = { sha1: seed(20), sha256: seed(32), sha512: seed(64) } as const;
const MS_PER_SECOND = 1000;

describe('a time-based one-time password (RFC 6238, appendix B)', () => {
  it.each<[number, keyof typeof SEEDS, string]>([
    [59, 'sha1', '94287082'],
    [59, 'sha256', '46119246'],
    [59, 'sha512', '90693936'],
    [1_111_111_109, 'sha1', '07081804'],
    [1_111_111_109, 'sha256', '68084774'],
    [1_111_111_109, 'sha512', '25091201'],
    [1_234_567_890, 'sha1', '89005924'],
    [2_000_000_000, 'sha1', '69279037'],
    [20_000_000_000, 'sha1', '65353130'],
    [20_000_000_000, 'sha512', '47863826'],
  ])('of second %i with %s is %s', (second, algorithm, password) => {
    const at = second * MS_PER_SECOND;
    expect(oneTimePassword(SEEDS[algorithm], at, { digits: 8, algorithm })).toBe(password);
  });

  it('is good two steps before and after its own, and no longer', () => {
    const now = 1_234_567_890_000;
    const given = oneTimePassword(SEEDS.sha1, now);
    expect(given).toMatch(/^\d{6}$/);
    for (const steps of [-2, 0, 2]) {
      expect(oneTimePasswordMatches(SEEDS.sha1, given, now + steps * 30_000)).toBe(true);
    }
    expect(oneTimePasswordMatches(SEEDS.sha1, given, now + 3 * 30_000)).toBe(false);
    expect(oneTimePasswordMatches(SEEDS.sha1, '', now)).toBe(false);
  });
});

describe('a secret in base32 (RFC 4648, section 10)', () => {
  it.each([
    ['MZXW6===', 'foo'],
    ['MZXW6YTBOI======', 'foobar'],
    ['mzxw 6ytb', 'fooba'],
  ])('%s is %s', (text, plain) => {
    expect(Buffer.from(decodeBase32(text)).toString()).toBe(plain);
  });
});
