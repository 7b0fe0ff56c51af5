// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../src/session/readAnswers.ts';
import type * as Verification from '../../../src/session/verification.ts';
import { verify, verifyWith, type VerificationOutcome } from '../../../src/session/verify.ts';

describe('the time of the last verification', () => {
  let verification: typeof Verification;
  let page = 0;
  // A page that was just opened has its own copy of the module: nobody has verified anything in it.
  beforeEach(async () => {
    page += 1;
    verification = await import(
      /* @vite-ignore */ `../../../src/session/verification.ts?page=${page}`
    );
  });

  it('is unknown until there was one', () => {
    expect(verification.verifiedRecently(0)).toBe(false);
  });

  it('counts for an hour, or for as long as SECURITY_MFA_VERIFY_TTL says', () => {
    verification.rememberVerification(1000);
    expect(verification.verifiedRecently(3_600_999)).toBe(true);
    expect(verification.verifiedRecently(3_601_000)).toBe(false);
    verification.readVerificationWindow(readSettings({ SECURITY_MFA_VERIFY_TTL: 5 }));
    expect(verification.verifiedRecently(5999)).toBe(true);
    expect(verification.verifiedRecently(6000)).toBe(false);
  });
});

describe('a verification', () => {
  it('is one question for all who ask at the same time', async () => {
    let answer: (outcome: VerificationOutcome) => void = () => undefined;
    const ask = vi.fn(() => new Promise<VerificationOutcome>((resolve) => (answer = resolve)));
    const stop = verifyWith(ask);
    const both = Promise.all([verify(), verify()]);
    answer('done');
    expect(await both).toEqual(['done', 'done']);
    expect(ask).toHaveBeenCalledOnce();
    void verify();
    expect(ask).toHaveBeenCalledTimes(2);
    answer('cancelled');
    stop();
  });

  it('is cancelled where nobody can be asked', async () => {
    expect(await verify()).toBe('cancelled');
  });
});
