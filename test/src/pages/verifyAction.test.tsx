import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import { verifyWith, type VerificationOutcome } from '../../../src/session/verify.ts';
import { robotAction, run } from './stage.tsx';

const reveal = robotAction('reveal', {
  does: { kind: 'call', method: 'GET', address: 'lab/robots/$record.id/secret' },
  verify: true,
  // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word; its value is never a function
  then: 'none',
});

const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
const ask = vi.fn<() => Promise<VerificationOutcome>>();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  stop = verifyWith(ask);
});
afterEach(() => {
  stop();
});

const press = (action: Action) => run(action, { record: { id: '7' } });

describe('an action that says verify (spec 1, section 2.11)', () => {
  it('is done once the person has proven who they are', async () => {
    ask.mockResolvedValue('done');
    await press(reveal);
    await expect.poll(() => fetched).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not done after a cancel', async () => {
    ask.mockResolvedValue('cancelled');
    await press(reveal);
    await expect.poll(() => ask).toHaveBeenCalledOnce();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('and no other asks for a proof', async () => {
    const { verify: _, ...plain } = reveal;
    await press(plain);
    await expect.poll(() => fetched).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });
});
