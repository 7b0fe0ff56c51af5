// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { verify, verifyWith, type VerificationOutcome } from '../../../src/session/verify.ts';

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
