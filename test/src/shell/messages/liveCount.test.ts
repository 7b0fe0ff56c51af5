// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  FIRST_RETRY_MS,
  keepCounting,
  LONGEST_RETRY_MS,
  readCount,
  retryDelay,
  socketAddress,
  type Socket,
} from '../../../../src/shell/messages/liveCount.ts';

function watch({ broken = false } = {}) {
  const sockets: (Socket & { readonly close: ReturnType<typeof vi.fn> })[] = [];
  const waits: number[] = [];
  let due: () => void = () => undefined;
  const onCount = vi.fn();
  const onFailure = vi.fn();
  const cancelled = vi.fn();
  const stop = keepCounting(
    {
      connect: () => {
        if (broken) throw new Error('refused by the browser');
        const socket = { onmessage: null, onclose: null, close: vi.fn() };
        sockets.push(socket);
        return socket;
      },
      after: (milliseconds, callback) => {
        waits.push(milliseconds);
        due = callback;
        return cancelled;
      },
      random: () => 0,
    },
    { onCount, onFailure },
  );
  const last = () => sockets.at(-1);
  return {
    sockets,
    waits,
    onCount,
    onFailure,
    cancelled,
    stop,
    say: (data: unknown) => last()?.onmessage?.(new MessageEvent('message', { data })),
    drop: () => last()?.onclose?.(new CloseEvent('close')),
    passTime: () => due(),
  };
}
const counted = (unread: number) => JSON.stringify({ type: 'unread_count', unread_count: unread });

describe('the live count (spec 1, section 2.6)', () => {
  it('tells each count that arrives', () => {
    const { say, onCount } = watch();
    say(counted(4));
    say(counted(5));
    expect(onCount.mock.calls).toEqual([[4], [5]]);
  });

  it.each([
    '',
    'hello',
    '[]',
    'null',
    '{"type":"other"}',
    '{"unread_count":"4"}',
    '{"unread_count":-1}',
  ])('ignores %s', (data) => {
    expect(readCount(data)).toBeUndefined();
  });

  it.each([
    ['https:', 'wss://console.test:8443/ws/notifications/site-msg/'],
    ['http:', 'ws://console.test:8443/ws/notifications/site-msg/'],
  ])('comes from the page’s own host, over %s', (protocol, address) => {
    expect(socketAddress({ protocol, host: 'console.test:8443' })).toBe(address);
  });
});

describe('a lost connection', () => {
  it('is opened again without a word', () => {
    const { say, drop, passTime, sockets, onFailure } = watch();
    say(counted(1));
    drop();
    passTime();
    expect(sockets).toHaveLength(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is tried at growing intervals, up to a longest one', () => {
    const { drop, passTime, waits } = watch();
    for (let times = 0; times < 8; times += 1) {
      drop();
      passTime();
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('is tried soon again once a count has arrived', () => {
    const { say, drop, passTime, waits } = watch();
    drop();
    passTime();
    drop();
    passTime();
    say(counted(1));
    drop();
    expect(waits.at(-1)).toBe(FIRST_RETRY_MS);
  });

  it('leaves up to half of each wait to chance', () => {
    expect(retryDelay(0, () => 1)).toBe(FIRST_RETRY_MS / 2);
    expect(retryDelay(99, () => 0)).toBe(LONGEST_RETRY_MS);
  });
});

describe('a connection that cannot be opened', () => {
  it('is reported once, however often it is tried', () => {
    const { drop, passTime, onFailure } = watch();
    drop();
    passTime();
    drop();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('also when the browser refuses at once', () => {
    const { onFailure, waits } = watch({ broken: true });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([FIRST_RETRY_MS]);
  });
});

describe('the end', () => {
  it('closes the connection, and nothing is tried or told any more', () => {
    const { stop, sockets, drop, say, waits, onCount } = watch();
    stop();
    expect(sockets[0]?.close).toHaveBeenCalled();
    say(counted(3));
    drop();
    expect(waits).toEqual([]);
    expect(onCount).not.toHaveBeenCalled();
  });

  it('cancels a waiting attempt', () => {
    const { drop, stop, cancelled } = watch();
    drop();
    stop();
    expect(cancelled).toHaveBeenCalled();
  });
});
