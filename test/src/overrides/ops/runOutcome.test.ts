import { describe, expect, it } from 'vitest';
import { runOutcome } from '../../../../src/overrides/ops/runOutcome.ts';

describe('the outcome of a run', () => {
  it('counts the hosts on which it failed', () => {
    const run = {
      is_finished: true,
      is_success: false,
      last_success: ['a', 'b'],
      last_failure: { c: { ping: { msg: 'no route' } } },
    };
    expect(runOutcome(run)).toEqual({ state: 'failed', failed: 1, total: 3 });
  });

  it('is a success on all hosts', () => {
    const run = { is_finished: true, is_success: true, last_success: ['a'], last_failure: {} };
    expect(runOutcome(run)).toEqual({ state: 'succeeded', failed: 0, total: 1 });
  });

  it('is open while it runs, and failed without a host when the server says so', () => {
    expect(runOutcome({ is_finished: false }).state).toBe('running');
    expect(runOutcome({ is_finished: true, is_success: false }).state).toBe('failed');
  });
});
