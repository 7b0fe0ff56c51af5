import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../../src/api/queryClient.ts';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { useCommandRun } from '../../../../src/overrides/ops/useCommandRun.ts';
import { sessionOf, viewNamed } from '../../app/fixtures.ts';
import { SessionContext } from '../../../../src/session/SessionContext.ts';
import { withoutServer } from '../../withoutServer.ts';

const asked = vi.fn();
withoutServer({ request: asked });

const COMMAND = { hosts: ['a'], user: 'u', command: 'uptime' };
const questions = (address: string) => asked.mock.calls.filter(([to]) => to === address).length;
const client = createQueryClient();
const around = (permissions: readonly string[]) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <CoreAdminContext>
        <QueryClientProvider client={client}>
          <SessionContext value={sessionOf({ permissions, views: [viewNamed('console')] })}>
            {children}
          </SessionContext>
        </QueryClientProvider>
      </CoreAdminContext>
    );
  };
/** The hook with the page around it, which keeps the id. */
function useRunOnPage() {
  const [id, setId] = useState<string>();
  return useCommandRun(id, setId);
}
const open = (...permissions: readonly string[]) =>
  renderHook(useRunOnPage, { wrapper: around(permissions) });
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
/** Starts the command, after which some time passes. */
async function run(result: ReturnType<typeof open>['result'], milliseconds: number) {
  await act(() => result.current.start(COMMAND));
  await pass(milliseconds);
}
/** As a user who may run commands and read none of them. */
const answer = (log: object) => (address: string, options: { method?: string }) => {
  if (options.method === 'POST') return Promise.resolve({ id: '7' });
  if (address === 'ops/celery/task/7/log') return Promise.resolve(log);
  return Promise.reject(new ApiError({ kind: 'forbidden', status: 403 }, 'no'));
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  client.clear();
});

describe('a batch command of somebody who may not read it afterwards', () => {
  it('is not asked for; its log goes on to its end and no further', async () => {
    asked.mockImplementation(answer({ data: 'up 3 days', end: true, mark: 'm' }));
    const { result } = open();
    await run(result, 10_000);
    expect(result.current.log).toMatchObject({ text: 'up 3 days', status: 'ended' });
    expect(result.current).toMatchObject({ ended: true, following: false });
    expect(questions('ops/command-executions/7')).toBe(0);
    expect(questions('ops/celery/task/7/log')).toBe(1);
  });

  it('is not asked for any more when the page is left', async () => {
    asked.mockImplementation(answer({ data: '.', end: false, mark: 'm' }));
    const { result, unmount } = open();
    await run(result, 3000);
    unmount();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls.length).toBe(before);
  });
});

describe('a batch command that is followed', () => {
  const reads = 'ops.view_commandexecution';
  const execution = (is_finished: boolean) => ({ command: 'uptime', hosts: ['a'], is_finished });
  const answerWith = (finished: () => boolean) => (address: string, options: object) => {
    if ('method' in options) return Promise.resolve({ id: '7' });
    return Promise.resolve(
      address === 'ops/command-executions/7'
        ? execution(finished())
        : { data: '.', end: false, mark: 'm' },
    );
  };

  it('is asked for until it is finished, though its log never says so', async () => {
    let finished = false;
    asked.mockImplementation(answerWith(() => finished));
    const { result } = open(reads);
    await run(result, 3000);
    expect(result.current).toMatchObject({ ended: false, following: true });
    finished = true;
    await pass(2000);
    expect(result.current).toMatchObject({ ended: true, following: false });
    const before = asked.mock.calls.length;
    await pass(10_000);
    expect(asked.mock.calls.length).toBe(before);
  });

  it('that the server refuses to show is followed in its log', async () => {
    asked.mockImplementation(answer({ data: 'up 3 days', end: true, mark: 'm' }));
    const before = questions('ops/command-executions/7');
    const { result } = open(reads);
    await run(result, 10_000);
    expect(result.current.log).toMatchObject({ text: 'up 3 days', status: 'ended' });
    expect(result.current).toMatchObject({ ended: true, following: false, failed: false });
    expect(questions('ops/command-executions/7')).toBe(before + 1);
  });

  it('of somebody else is asked for once, and so is its log', async () => {
    asked.mockImplementation((address: string) =>
      address === 'ops/command-executions/9'
        ? Promise.reject(new ApiError({ kind: 'not-found', status: 404 }, 'no'))
        : Promise.resolve({ data: 'Waiting' }),
    );
    const { result } = renderHook(() => useCommandRun('9', () => undefined), {
      wrapper: around([reads]),
    });
    await pass(10_000);
    expect(result.current).toMatchObject({ failed: true, following: false });
    expect(questions('ops/command-executions/9')).toBe(1);
    expect(questions('ops/celery/task/9/log')).toBe(1);
  });

  it('is not asked for while nobody follows it; what was read stays', async () => {
    asked.mockImplementation(answerWith(() => false));
    const { result } = open(reads);
    await run(result, 3000);
    act(() => result.current.follow(false));
    expect(result.current).toMatchObject({ ended: false, following: false });
    expect(result.current.log.text).not.toBe('');
    const before = asked.mock.calls.length;
    await pass(10_000);
    expect(asked.mock.calls.length).toBe(before);
    act(() => result.current.follow(true));
    await pass(2000);
    expect(asked.mock.calls.length).toBeGreaterThan(before);
  });
});
