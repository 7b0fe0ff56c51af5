import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { problemOf } from '../../src/fields/problem.ts';
import { englishOf, fieldsOf, projectModel, valuesOf } from '../projectModel.ts';
import { actionIn } from './offers.ts';

const model = projectModel();
const definitionOf = (resource: string) => model.resources.get(resource)?.definition;

function fieldOf(resource: string, name: string): FieldModel {
  const field = fieldsOf(resource).get(name);
  if (!field) throw new Error(`${resource} has no field ${name}`);
  return field;
}

const labelOf = (resource: string, name: string) => englishOf(fieldOf(resource, name).label);
const helpOf = (resource: string, name: string) => englishOf(fieldOf(resource, name).help);

describe('sessions, jobs and storages (spec 2, section 3)', () => {
  it('show how long a session took without being asked to', () => {
    expect(definitionOf('terminal.session')?.list?.shown).toContain('duration');
  });

  it('lead from a task to its versions and executions', () => {
    const lists = definitionOf('ops.task')?.detail?.tabs.flatMap(
      ({ list }) => list?.resource ?? [],
    );
    expect(lists).toEqual(['ops.adhoc', 'ops.adhocexecution']);
  });
});

describe('components (spec 2, sections 3 and 4)', () => {
  const shown = (resource: string) => definitionOf(resource)?.list?.shown ?? [];

  it('tell their sessions, CPU load, memory and disk', () => {
    expect(shown('terminal.terminal')).toEqual(
      expect.arrayContaining([
        'session_online',
        'stat.cpu_load',
        'stat.memory_used',
        'stat.disk_used',
      ]),
    );
    expect(labelOf('terminal.terminal', 'stat.memory_used')).toContain('%');
    expect(labelOf('terminal.terminal', 'stat.disk_used')).toContain('%');
  });

  it('are normal, high, critical or offline, one by one and counted by kind', () => {
    const states = ['normal', 'high', 'critical', 'offline'];
    expect(valuesOf('terminal.terminal', 'status')?.toSorted()).toEqual(states.toSorted());
    expect(shown('terminal.componentload')).toEqual(expect.arrayContaining(states));
  });
});

describe('sessions that run (spec 2, section 4)', () => {
  it('can be watched, but those of an RDP client', () => {
    const watch = actionIn(model, 'terminal.session', 'monitor');
    expect(watch?.does).toMatchObject({ kind: 'open', address: '/luna/monitor/$record.id' });
    expect(JSON.stringify(watch?.when)).toContain('RT');
  });

  it.each(['terminate', 'terminate-selected'])(
    'are not offered to be ended to whoever only audits: %s',
    (name) => {
      const end = actionIn(model, 'terminal.session', name);
      expect(end?.gate).toEqual({
        permissions: ['terminal.terminate_session', 'rbac.view_console'],
      });
    },
  );
});

describe('receivers of alerts (spec 2, section 5)', () => {
  const NAME = 'SECURITY_INSECURE_COMMAND_EMAIL_RECEIVER';
  const problem = (value: string) => problemOf(fieldOf('settings.security', NAME), value, false);

  it('are several when commas stand between them, which the help says', () => {
    expect(problem('a@example.org')).toBeUndefined();
    expect(problem('a@example.org, b@example.org,c@example.org')).toBeUndefined();
    expect(helpOf('settings.security', NAME)).toContain('separated by commas');
  });

  it.each(['a@example.org b@example.org', 'a@example.org; b@example.org', 'a@example.org,', 'a'])(
    'are not %j',
    (value) => expect(problem(value)).toBeDefined(),
  );
});

describe('units and hints of settings (spec 2, section 9)', () => {
  it.each([
    ['SECURITY_LOGIN_LIMIT_TIME', '(minutes)'],
    ['SECURITY_LOGIN_IP_LIMIT_TIME', '(minutes)'],
    ['SECURITY_MAX_IDLE_TIME', '(minutes)'],
    ['SECURITY_PASSWORD_EXPIRATION_TIME', '(days)'],
    ['SECURITY_MFA_VERIFY_TTL', '(seconds)'],
  ])('the label of %s has %s', (name, unit) => {
    expect(labelOf('settings.security', name)).toContain(unit);
  });

  it('SSL is for port 465 and TLS for port 587', () => {
    expect(helpOf('settings.email', 'EMAIL_USE_SSL')).toContain('port 465');
    expect(helpOf('settings.email', 'EMAIL_USE_TLS')).toContain('port 587');
    expect(helpOf('settings.email', 'EMAIL_PORT')).toMatch(/465 with SSL, 587 with TLS/);
  });

  it('where the life of a password is set, the warnings of the last five days are named, the mail too', () => {
    const help = helpOf('settings.security', 'SECURITY_PASSWORD_EXPIRATION_TIME');
    expect(help).toContain('last five days');
    expect(help).toContain('mail');
  });
});
