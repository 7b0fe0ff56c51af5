import { describe, expect, it } from 'vitest';
import {
  encodeBase32,
  oneTimePasswordMatches,
} from '../../../sandbox/areas/authentication/totp.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';

/** RFC 6238, appendix B. */
const SECRET = encodeBase32(Buffer.from('12345678901234567890'));

describe('a time-based one-time password (RFC 6238, appendix B)', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s', (second, password) => {
    expect(oneTimePasswordMatches(SECRET, password, second * 1000, 0)).toBe(true);
  });

  it('is good two steps before and after its own, and no longer', () => {
    const now = 1_234_567_890_000;
    const given = oneTimePassword(SECRET, now);
    for (const steps of [-2, 0, 2]) {
      expect(oneTimePasswordMatches(SECRET, given, now + steps * 30_000)).toBe(true);
    }
    expect(oneTimePasswordMatches(SECRET, given, now + 3 * 30_000)).toBe(false);
  });

  it.each(['', '28708', '2870820', 'abcdef', '２８７０８２', '28708\u0000'])(
    'is not %j, whatever its letters',
    (given) => {
      expect(oneTimePasswordMatches(SECRET, given, 59_000)).toBe(false);
    },
  );
});

describe('a secret in base32 (RFC 4648, section 10)', () => {
  it('has no padding', () => {
    expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  });

  it('is read with the spaces and small letters of a person', () => {
    const typed = SECRET.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(oneTimePasswordMatches(typed, '287082', 59_000, 0)).toBe(true);
  });
});
