import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { passwordRules, passwordStrength } from '../../../src/fields/passwordRules.ts';
import { problemOf } from '../../../src/fields/problem.ts';
import { fieldOf } from '../app/fixtures.ts';

const field = (facts: Partial<FieldModel> = {}) => fieldOf({ maxLength: 128, ...facts });
const problem = (facts: Partial<FieldModel>, value: unknown, required = false) =>
  problemOf(field(facts), value, required)?.key;

describe('what is wrong with a value (spec 1, section 5)', () => {
  it('a required field must be filled, blanks and empty lists do not count', () => {
    for (const value of ['', '   ', undefined, null, []]) {
      expect(problem({}, value, true)).toBe('pages.problem.required');
      expect(problem({}, value)).toBeUndefined();
    }
  });

  it('a list with a minimum must have entries once it is there', () => {
    const list = { type: 'list', minLength: 1 } as const;
    expect(problem(list, [])).toBe('pages.problem.required');
    expect(problem(list, ['*'])).toBeUndefined();
    expect(problem(list, undefined)).toBeUndefined();
  });

  it('no and zero are answers', () => {
    expect(problem({ type: 'boolean' }, false, true)).toBeUndefined();
    expect(problem({ type: 'integer' }, 0, true)).toBeUndefined();
  });

  it('an email address has the shape of one', () => {
    expect(problem({ type: 'email' }, 'alice')).toBe('pages.problem.email');
    expect(problem({ type: 'email' }, 'alice@example.com')).toBeUndefined();
  });

  it('a number is one, whole where it must be, within its bounds', () => {
    const port = { type: 'integer', min: 1, max: 65_535 } as const;
    expect(problem(port, '2x')).toBe('pages.problem.number');
    expect(problem(port, 1.5)).toBe('pages.problem.integer');
    expect(problem(port, 0)).toBe('pages.problem.min');
    expect(problem(port, 65_536)).toBe('pages.problem.max');
    expect(problem(port, 22)).toBeUndefined();
  });

  it('a number may come as a text', () => {
    expect(problem({ type: 'float', min: 1 }, '9.00')).toBeUndefined();
    expect(problem({ type: 'float', min: 1 }, '0.5')).toBe('pages.problem.min');
    expect(problem({ type: 'integer' }, '7')).toBeUndefined();
    expect(problem({ type: 'integer' }, '7.5')).toBe('pages.problem.integer');
    expect(problem({ type: 'float' }, '1e3')).toBe('pages.problem.number');
  });

  it('a decimal is a number within its bounds, with the digits that its field takes', () => {
    const price = { type: 'decimal', digits: 6, decimals: 2, min: 1, max: 500 } as const;
    const said = (value: unknown) => problemOf(field(price), value, false);
    expect(said('9.00')).toBeUndefined();
    expect(said(9)).toBeUndefined();
    expect(said('nine')).toEqual({ key: 'pages.problem.number' });
    expect(said('0.99')).toEqual({ key: 'pages.problem.min', values: { min: 1 } });
    expect(said('500.01')).toEqual({ key: 'pages.problem.max', values: { max: 500 } });
    expect(said('1.234')).toEqual({ key: 'pages.problem.decimals', values: { length: 2 } });
    expect(said('12345')).toEqual({ key: 'pages.problem.whole', values: { length: 4 } });
    expect(problem(price, '', true)).toBe('pages.problem.required');
  });

  it('JSON must parse', () => {
    expect(problem({ type: 'json' }, '{"a":')).toBe('pages.problem.json');
    expect(problem({ type: 'json' }, '{"a":1}')).toBeUndefined();
  });

  it('every protocol has a port', () => {
    const protocols = { type: 'list', widget: 'protocols' } as const;
    expect(problem(protocols, ['ssh/22', 'rdp/0'])).toBe('pages.problem.port');
    expect(problem(protocols, ['ssh/22'])).toBeUndefined();
  });

  it('a port is one, whether it is kept as a number or as a text', () => {
    for (const value of [99_999, -1, 0, 1.5, '2x']) {
      expect(problem({ type: 'integer', format: 'port' }, value)).toBe('pages.problem.port');
      expect(problem({ format: 'port', maxLength: 5 }, String(value))).toBe('pages.problem.port');
    }
    expect(problem({ type: 'integer', format: 'port', max: 65_535 }, 65_536)).toBe(
      'pages.problem.port',
    );
    expect(problem({ type: 'integer', format: 'port' }, 65_535)).toBeUndefined();
    expect(problem({ format: 'port', maxLength: 5 }, '25')).toBeUndefined();
  });

  it('no port at all is 0 where the server takes it', () => {
    expect(problem({ type: 'integer', format: 'port', min: 0 }, 0)).toBeUndefined();
    expect(problem({ type: 'integer', format: 'port', min: 0 }, -1)).toBe('pages.problem.port');
  });

  it('a moment comes after the one it is to come after, once both are there', () => {
    const end: Partial<FieldModel> = {
      type: 'datetime',
      after: { field: 'start', label: 'Start' },
    };
    const at = (value: unknown, start: unknown) =>
      problemOf(field(end), value, false, [], { start });
    const [one, two] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
    expect(at(one, two)).toEqual({ key: 'pages.problem.after', labels: { other: 'Start' } });
    expect(at(one, one)?.key).toBe('pages.problem.after');
    expect(at(two, one)).toBeUndefined();
    expect(at(one, '')).toBeUndefined();
    expect(at('', two)).toBeUndefined();
  });

  it('a text keeps to its length and pattern', () => {
    expect(problem({ maxLength: 3 }, 'abcd')).toBe('pages.problem.maxLength');
    expect(problem({ minLength: 3 }, 'ab')).toBe('pages.problem.minLength');
    expect(problem({ pattern: '[a-z]+' }, 'aB')).toBe('pages.problem.pattern');
  });
});

describe('passwords', () => {
  const rules = passwordRules({
    PASSWORD_RULE: {
      SECURITY_PASSWORD_MIN_LENGTH: 8,
      SECURITY_PASSWORD_UPPER_CASE: true,
      SECURITY_PASSWORD_LOWER_CASE: true,
      SECURITY_PASSWORD_NUMBER: true,
      SECURITY_PASSWORD_SPECIAL_CHAR: true,
    },
  });
  const secret = field({ type: 'secret', policy: 'password' });

  it.each([
    ['Ab1!', 'pages.password.length'],
    ['abcdefg1!', 'pages.password.upperCase'],
    ['ABCDEFG1!', 'pages.password.lowerCase'],
    ['Abcdefgh!', 'pages.password.number'],
    ['Abcdefgh1', 'pages.password.specialCharacter'],
  ])('%s breaks the rule %s', (password, key) => {
    expect(problemOf(secret, password, true, rules)?.key).toBe(key);
  });

  it('that meet every rule pass', () => {
    expect(problemOf(secret, 'Abcdefg1!', true, rules)).toBeUndefined();
  });

  it('are only held to the rules that are on', () => {
    expect(passwordRules({ PASSWORD_RULE: { SECURITY_PASSWORD_UPPER_CASE: false } })).toEqual([]);
  });

  it('are stronger the longer and the more various they are', () => {
    const strengths = ['', 'abc', 'abcdefgh', 'Abcdefg1!x', 'Abcdefg1!xyz-QRST'].map(
      passwordStrength,
    );
    expect(strengths).toEqual(strengths.toSorted());
    expect(strengths[0]).toBe(0);
    expect(strengths.at(-1)).toBe(4);
  });
});
