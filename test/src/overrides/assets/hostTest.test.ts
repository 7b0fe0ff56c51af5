import { describe, expect, it, vi } from 'vitest';
import { testHost, toldOf } from '../../../../src/overrides/assets/hostTest.ts';

const HOST = { id: 'a1', hostname: 'web-01' };
const recap = (host: string, unreachable: number, failed: number) =>
  `${host}                     : ok=0    changed=0    unreachable=${unreachable}    failed=${failed}    skipped=0`;
const FAILED = [
  'PLAY [Test assets connectivity] ****',
  'fatal: [web-010]: FAILED! => {"msg": "another host"}',
  'fatal: [web-01]: FAILED! => {"changed": false, "msg": "no route => to host"}',
  'PLAY RECAP ****',
  recap('web-010', 0, 1),
  recap('web-01', 0, 1),
].join('\n');

describe('what the log of a test says of a host', () => {
  it('is its line at the end, with the reason before it', () => {
    expect(toldOf(FAILED, 'web-01')).toEqual({ outcome: 'failed', reason: 'no route => to host' });
    expect(toldOf(recap('web-01', 0, 0), 'web-01')).toEqual({ outcome: 'ok' });
    expect(toldOf(recap('web-01', 1, 0), 'web-01')).toEqual({ outcome: 'failed' });
  });

  it('is nothing as long as there is no such line', () => {
    expect(toldOf(FAILED, 'web-0')).toBeUndefined();
    expect(toldOf('fatal: [web-01]: FAILED! => {}', 'web-01')).toBeUndefined();
  });

  it('has the reason as it is where it is no object', () => {
    const log = `fatal: [web-01]: UNREACHABLE! => timed out\n${recap('web-01', 1, 0)}`;
    expect(toldOf(log, 'web-01')).toEqual({ outcome: 'failed', reason: 'timed out' });
  });
});

describe('the test of a host', () => {
  const server = (...answers: readonly unknown[]) => {
    const request = vi.fn();
    for (const answer of answers) request.mockResolvedValueOnce(answer);
    return request;
  };
  const test = (request: ReturnType<typeof server>, stop = new AbortController()) =>
    testHost(HOST, request, stop.signal, () => Promise.resolve());

  it('follows the log of a task of its own until it names the host', async () => {
    const request = server(
      { task: 't1' },
      { data: '' },
      { data: 'PLAY\r\n', mark: 'm1', end: false },
      { data: recap('web-01', 0, 0), mark: 'm1', end: false },
    );
    expect(await test(request)).toEqual({ outcome: 'ok', task: 't1' });
    expect(request.mock.calls.map(([address]) => address)).toEqual([
      'assets/assets/a1/tasks',
      ...Array.from({ length: 3 }, () => 'ops/celery/task/t1/log'),
    ]);
    expect(request.mock.calls[3]?.[1]).toMatchObject({ query: { mark: 'm1' } });
  });

  it('is silent when the task ends without a word about the host', async () => {
    const request = server({ task: 't1' }, { data: 'No hosts', mark: 'm1', end: true });
    expect(await test(request)).toEqual({ outcome: 'silent', task: 't1' });
    expect(await test(server({}))).toEqual({ outcome: 'silent' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const request = server({ task: 't1' });
    stop.abort(new Error('stopped'));
    await expect(test(request, stop)).rejects.toThrow('stopped');
  });
});
