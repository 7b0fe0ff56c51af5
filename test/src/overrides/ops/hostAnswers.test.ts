import { describe, expect, it } from 'vitest';
import {
  countOutcomes,
  foundAnswers,
  hostAnswers,
  resultFailure,
} from '../../../../src/overrides/ops/hostAnswers.ts';

const LOG = [
  '---------- Task start ----------',
  "[WARNING]: failed to patch stdout/stderr for fork-safety: 'LoggingProxy' object",
  'has no attribute',
  '$ uptime (2026-11-21 23:04:25) ****',
  'web-01 | FAILED! => ',
  'you must install the sshpass program',
  'web-02 | CHANGED | rc=0 >>',
  'up 3 days',
  'load 0.1',
  '---------- Task end ----------',
].join('\n');

describe('the answers of hosts to a command', () => {
  it('are read from the log while it is written', () => {
    expect(hostAnswers(['web-01', 'web-02', 'web-03'], {}, LOG, false)).toEqual([
      { host: 'web-01', outcome: 'failed', output: 'you must install the sshpass program' },
      { host: 'web-02', outcome: 'ok', output: 'up 3 days\nload 0.1' },
      { host: 'web-03', outcome: 'waiting', output: '' },
    ]);
  });

  it('are those of the result once there is one; a host without any has not answered', () => {
    const result = {
      'web-01': { err: 'no route to host' },
      'web-02': { output: 'up 4 days' },
      'web-04': { command_shell: { stdout: 'x', stderr: 'warned', rc: 0 } },
      'web-05': { rc: 2, stderr: 'not found' },
    };
    const answers = hostAnswers(['web-01', 'web-02', 'web-03'], result, LOG, true);
    expect(answers.map(({ host, outcome, output }) => [host, outcome, output])).toEqual([
      ['web-01', 'failed', 'no route to host'],
      ['web-02', 'ok', 'up 4 days'],
      ['web-03', 'silent', ''],
      ['web-04', 'ok', 'x\nwarned'],
      ['web-05', 'failed', 'not found'],
    ]);
    expect(countOutcomes(answers)).toEqual({ ok: 2, failed: 2, silent: 1, waiting: 0 });
  });

  it('are found by outcome, and by a word of the host or its output', () => {
    const answers = hostAnswers(['web-01', 'web-02', 'web-03'], {}, LOG, false);
    const names = (
      ...by: Parameters<typeof foundAnswers> extends [unknown, ...infer R] ? R : never
    ) => foundAnswers(answers, ...by).map(({ host }) => host);
    expect(names('failed', '')).toEqual(['web-01']);
    expect(names(undefined, 'LOAD')).toEqual(['web-02']);
    expect(names('ok', 'web-03')).toEqual([]);
  });

  it('name the hosts of the log where nobody knows which were asked', () => {
    expect(hostAnswers([], undefined, LOG, false).map(({ host }) => host)).toEqual([
      'web-01',
      'web-02',
    ]);
  });

  it('are missing where the command failed as a whole', () => {
    expect(resultFailure({ error: 'no such system user' })).toBe('no such system user');
    expect(resultFailure({ 'web-01': { output: 'error' } })).toBeUndefined();
  });
});
