import { describe, expect, it } from 'vitest';
import {
  decideLogin,
  hasHours,
  weekMoment,
  type LoginRule,
} from '../../../../src/overrides/acls/loginTrial.ts';

const MONDAY = 1;
const login = { address: '10.1.2.3', weekday: MONDAY, time: '09:30' };
const rule = (differs: Partial<LoginRule> & { ip?: readonly string[]; hours?: unknown } = {}) => {
  const { ip = ['*'], hours = [], ...rest } = differs;
  return {
    id: 'r',
    name: 'r',
    priority: 50,
    action: 'reject',
    is_active: true,
    reviewers: [],
    rules: { ip_group: ip, time_period: hours },
    ...rest,
  } satisfies LoginRule;
};
const decided = (...rules: readonly LoginRule[]) => {
  const { decision, rule: by } = decideLogin(rules, login);
  return by ? [decision, by.name] : decision;
};

describe('a login', () => {
  it('is allowed where no rule names it', () => {
    expect(decided()).toBe('allow');
    expect(decided(rule({ ip: ['10.2.0.0/16'] }), rule({ is_active: false }))).toBe('allow');
  });

  it('is decided by the first rule that names it, the lower priority first', () => {
    const office = rule({ name: 'office', ip: ['10.1.0.0/16'], priority: 10, action: 'allow' });
    const rest = rule({ name: 'rest', priority: 20 });
    expect(decided(rest, office)).toEqual(['allow', 'office']);
    expect(decided(rest, { ...office, priority: 30 })).toEqual(['reject', 'rest']);
    expect(decided({ ...rest, name: 'b' }, { ...rest, name: 'a' })).toEqual(['reject', 'a']);
  });

  it.each([
    ['09:00~09:30', true],
    ['09:31~10:00', false],
    ['00:00~08:00、09:30~00:00', true],
    ['00:00~00:00', true],
  ])('is named by hours of its day: %s', (value, named) => {
    const timed = rule({ hours: [{ id: MONDAY, value }] });
    expect(decided(timed)).toEqual(named ? ['reject', 'r'] : 'allow');
    expect(hasHours(timed)).toBe(true);
    expect(decided(rule({ hours: [{ id: 2, value }] }))).toBe('allow');
  });

  it('is asked about where somebody can answer', () => {
    const ask = rule({ name: 'ask', action: 'confirm', priority: 10 });
    expect(decided(ask, rule())).toEqual(['reject', 'r']);
    expect(decided({ ...ask, reviewers: ['u1'] }, rule())).toEqual(['confirm', 'ask']);
  });

  it('has another end where a server asks the first rule alone', () => {
    const office = rule({ ip: ['10.2.0.0/16'], priority: 10, action: 'allow' });
    expect(decideLogin([office], login)).toEqual({ decision: 'allow', byFirst: 'reject' });
    const abroad = rule({ ip: ['10.2.0.0/16'], priority: 10 });
    expect(decideLogin([abroad, rule()], login)).toMatchObject({
      decision: 'reject',
      byFirst: 'allow',
    });
    expect(decideLogin([abroad], login)).toEqual({ decision: 'allow' });
  });

  it('has the day and the time of the server', () => {
    const moment = new Date('2026-11-22T17:05:00Z');
    expect(weekMoment(moment, 'Asia/Shanghai')).toEqual({ weekday: MONDAY, time: '01:05' });
    expect(weekMoment(moment, 'UTC')).toEqual({ weekday: 0, time: '17:05' });
  });
});
