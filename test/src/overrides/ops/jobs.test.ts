import { describe, expect, it } from 'vitest';
import { missingOf } from '../../../../src/overrides/ops/commandToRun.ts';
import { hostNodes } from '../../../../src/overrides/ops/grantedHosts.ts';
import { optionsOf, stepsOf, withTaskName } from '../../../../src/overrides/ops/jobFacts.ts';
import { readTree } from '../../../../src/pages/tree/readTree.ts';
import { english } from '../../englishCatalogue.ts';

const WHOLE = { hosts: ['a'], user: 'u', command: 'uptime' };
const said = (command: Parameters<typeof missingOf>[0]) => english[missingOf(command) ?? ''];

describe('a batch command (spec 2, sections 5 and 8)', () => {
  it('needs a system user first, whatever else is missing', () => {
    expect(said({ hosts: [], user: undefined, command: '' })).toBe('Required systemuser');
    expect(said({ ...WHOLE, user: undefined })).toBe('Required systemuser');
  });

  it('needs hosts that SSH reaches', () => {
    expect(said({ ...WHOLE, hosts: [] })).toBe(
      'No asset selected or the selected asset does not support SSH protocol connection',
    );
  });

  it('needs words', () => {
    expect(said({ ...WHOLE, command: '  \n' })).toBe('Enter a command.');
  });

  it('is sent when nothing is missing', () => {
    expect(missingOf(WHOLE)).toBeUndefined();
  });

  it('is offered no host without SSH, and no node that holds none', () => {
    const node = (id: string, pId: string) => ({ id, pId, name: id, meta: { type: 'node' } });
    const asset = (id: string, pId: string, protocols: readonly string[]) => ({
      ...node(id, pId),
      meta: { type: 'asset', data: { protocols } },
    });
    const entries = readTree([
      node('harbour', ''),
      node('offices', 'harbour'),
      asset('crane', 'harbour', ['ssh/22', 'rdp/3389']),
      asset('desk', 'offices', ['rdp/3389']),
    ]);
    expect(hostNodes(entries).map(({ name }) => name)).toEqual(['harbour', 'crane']);
  });
});

describe('the steps of a job (spec 2, section 3)', () => {
  const steps = [{ name: 'Look around', action: { module: 'setup' } }, { name: 'ping' }];

  it.each([
    ['version', { tasks: steps }],
    ['task', { contents: steps }],
  ])('of a %s are named with their modules', (_, record) => {
    expect(stepsOf(record)).toEqual([
      { name: 'Look around', module: 'setup' },
      { name: 'ping', module: undefined },
    ]);
  });

  it('are none where nobody tells of them', () => {
    expect(stepsOf({})).toEqual([]);
  });
});

describe('the task of a run (contract: job centre, section 4)', () => {
  const named = (task_display: unknown) => withTaskName({ id: '1', task_display })['task_display'];

  it('is named without the id of its organization', () => {
    expect(named('Test hosts. @00000000-0000-0000-0000-000000000002')).toBe('Test hosts.');
    expect(named('Test hosts@')).toBe('Test hosts');
  });

  it('keeps a name that holds the sign itself', () => {
    expect(named('Push root@web-01@00000000-0000-0000-0000-000000000002')).toBe('Push root@web-01');
    expect(named('Push root@web-01')).toBe('Push root@web-01');
    expect(named(undefined)).toBeUndefined();
  });
});

describe('the options of a version (contract: job centre, section 3)', () => {
  it('are read one by one', () => {
    expect(optionsOf("{'timeout': 10, 'forks': 10, 'shell': '/bin/sh'}")).toEqual([
      'timeout = 10',
      'forks = 10',
      'shell = /bin/sh',
    ]);
  });

  it('may be none, or a text of another kind', () => {
    expect([optionsOf(''), optionsOf('{}'), optionsOf(undefined)]).toEqual([[], [], []]);
    expect(optionsOf('--check')).toEqual(['--check']);
  });
});
