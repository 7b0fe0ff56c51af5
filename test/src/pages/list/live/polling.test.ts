import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_MS, createPolling } from '../../../../../src/pages/list/live/polling.ts';
import { timers } from '../../../../../src/session/browser.ts';

const EVERY_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the rows of a live list', () => {
  function start(fetch: () => Promise<void> = async () => undefined) {
    const view = { shown: true, held: false };
    const asked = vi.fn(fetch);
    const states: string[] = [];
    const polling = createPolling({
      everyMs: EVERY_MS,
      after: timers.after,
      now: Date.now,
      inView: () => view.shown,
      held: () => view.held,
      fetch: asked,
      onState: (state) => states.push(state),
    });
    return { view, asked, states, polling };
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('are fetched every few seconds', async () => {
    const { asked } = start();
    await pass(EVERY_MS - 1);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await pass(2 * EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('wait for an answer before they are fetched again', async () => {
    let answer: () => void = () => undefined;
    const { asked } = start(() => new Promise((resolve) => (answer = resolve)));
    await pass(10 * EVERY_MS);
    expect(asked).toHaveBeenCalledOnce();
    answer();
    await pass(EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are not fetched out of view, and at once when the page comes back', async () => {
    const { asked, view, polling } = start();
    view.shown = false;
    polling.viewChanged();
    await pass(10 * EVERY_MS);
    expect(asked).not.toHaveBeenCalled();
    view.shown = true;
    polling.viewChanged();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stand still while a menu or dialog is open', async () => {
    const { asked, view } = start();
    view.held = true;
    await pass(3 * EVERY_MS);
    expect(asked).not.toHaveBeenCalled();
    view.held = false;
    await pass(EVERY_MS);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stand still while they are paused', async () => {
    const { asked, states, polling } = start();
    polling.pause();
    await pass(3 * EVERY_MS);
    expect(asked).not.toHaveBeenCalled();
    polling.resume();
    expect(asked).toHaveBeenCalledOnce();
    expect(states).toEqual(['paused', 'running']);
  });

  it('are not fetched again after a failure, until somebody asks', async () => {
    let broken = true;
    const { asked, states, polling } = start(async () => {
      if (broken) throw new Error('502');
    });
    await pass(10 * EVERY_MS);
    expect(asked).toHaveBeenCalledOnce();
    broken = false;
    polling.resume();
    await pass(EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(states).toEqual(['failed', 'running']);
  });

  it('are paused when nobody has been there for half an hour', async () => {
    const { asked, states, polling } = start();
    await pass(AWAY_MS - EVERY_MS);
    polling.active();
    await pass(2 * EVERY_MS);
    expect(states).toEqual([]);
    await pass(AWAY_MS);
    expect(states).toEqual(['paused']);
    const count = asked.mock.calls.length;
    await pass(AWAY_MS);
    expect(asked).toHaveBeenCalledTimes(count);
  });

  it('are not fetched after the page was left, and a late failure says nothing', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const { asked, states, polling } = start(() => new Promise((_, reject) => (fail = reject)));
    await pass(EVERY_MS);
    polling.stop();
    fail(new Error('aborted'));
    await pass(3 * EVERY_MS);
    expect(asked).toHaveBeenCalledOnce();
    expect(states).toEqual([]);
  });
});
