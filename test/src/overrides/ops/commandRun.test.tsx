import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../../src/api/queryClient.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { useCommandRun } from '../../../../src/overrides/ops/useCommandRun.ts';
import { withoutServer } from '../../withoutServer.ts';

const asked = vi.fn();
withoutServer({ request: asked });

const COMMAND = { hosts: ['a'], user: 'u', command: 'uptime' };
const questions = (address: string) => asked.mock.calls.filter(([to]) => to === address).length;
const client = createQueryClient();
const around = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </CoreAdminContext>
);
/** As a person who may run commands and read none of them. */
const answer = (log: object) => (address: string, options: { method?: string }) => {
  if (options.method === 'POST') return Promise.resolve({ id: '7' });
  if (address === 'ops/celery/task/7/log') return Promise.resolve(log);
  return Promise.reject(new ApiError({ kind: 'forbidden', status: 403 }, 'no'));
};

beforeEach(() => {
  vi.useFakeTimers();
  client.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a batch command of somebody who may not read it afterwards', () => {
  it('is asked for once, as the server refuses; its log goes on to its end and no further', async () => {
    asked.mockImplementation(answer({ data: 'up 3 days', end: true, mark: 'm' }));
    const { result } = renderHook(() => useCommandRun(), { wrapper: around });
    await act(async () => {
      result.current.start(COMMAND);
      await vi.advanceTimersByTimeAsync(10_000);
    });
    expect(result.current.log).toMatchObject({ text: 'up 3 days', status: 'ended' });
    expect(result.current.busy).toBe(false);
    expect(questions('ops/command-executions/7')).toBe(1);
    expect(questions('ops/celery/task/7/log')).toBe(1);
  });

  it('is not asked for any more when the page is left', async () => {
    asked.mockImplementation(answer({ data: '.', end: false, mark: 'm' }));
    const { result, unmount } = renderHook(() => useCommandRun(), { wrapper: around });
    await act(async () => {
      result.current.start(COMMAND);
      await vi.advanceTimersByTimeAsync(3000);
    });
    unmount();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls.length).toBe(before);
  });
});
