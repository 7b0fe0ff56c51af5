import { describe, expect, it } from 'vitest';
import {
  answerTo,
  commandsIn,
  compileRules,
  type CommandRule,
} from '../../../../src/overrides/assets/commandRules.ts';

const [DENY, ASK, ALLOW] = [0, 2, 9];
const rule = (pattern: string, differs: Partial<CommandRule> = {}): CommandRule => ({
  id: pattern,
  pattern,
  action: DENY,
  priority: 50,
  ignore_case: true,
  ...differs,
});
const answer = (command: string, ...rules: readonly CommandRule[]) => {
  const found = answerTo(command, compileRules(rules));
  return found && [found.rule.id, found.match];
};

describe('a command filter', () => {
  it('answers by the first rule that matches, the lower priority first', () => {
    const [late, early] = [rule('rm', { priority: 60 }), rule('rm .*', { priority: 10 })];
    expect(answer('rm -rf /', late, early)).toEqual(['rm .*', 'rm -rf /']);
    expect(answer('rm', late, early)).toEqual(['rm', 'rm']);
    expect(answer('ls', late, early)).toBeUndefined();
  });

  it('refuses before it asks, and asks before it allows, where priorities are equal', () => {
    const [allow, ask, deny] = [ALLOW, ASK, DENY].map((action) =>
      rule('su', { id: String(action), action }),
    );
    expect(allow && ask && deny && answer('su', allow, ask, deny)).toEqual(['0', 'su']);
    expect(allow && ask && answer('su', allow, ask)).toEqual(['2', 'su']);
  });

  it('takes the pattern that the server made of a list of commands (recorded)', () => {
    const words = rule(String.raw`\brm\b|\breboot\b`);
    expect(answer('sudo REBOOT now', words)).toEqual([words.id, 'REBOOT']);
    expect(answer('rmdir x', words)).toBeUndefined();
    expect(answer('sudo REBOOT', { ...words, ignore_case: false })).toBeUndefined();
  });

  it.each([
    // By RE2, then what JavaScript would say of the same.
    ['(?i)drop', 'DROP TABLE', 'DROP'],
    ['(?-i)drop', 'DROP TABLE', undefined],
    [String.raw`rm\z`, 'rm', 'rm'],
    [String.raw`\Qa.b\E`, 'a.b', 'a.b'],
    [String.raw`(?P<name>su)`, 'su', 'su'],
    [String.raw`(?s)a.b`, 'a\nb', 'a\nb'],
    [String.raw`[[:upper:]]{2}`, 'ab', 'ab'],
    [String.raw`\pL+`, 'été', 'été'],
    ['x*', 'ls', undefined],
    ['sh.*utdown', 'SHutdown', 'SHutdown'],
  ])('reads %s as RE2 does', (pattern, command, match) => {
    expect(answer(command, rule(pattern))?.[1]).toBe(match);
  });

  it.each([
    ['(?!sudo)rm', '(?!'],
    ['(?<=sudo )rm', '(?<='],
    [String.raw`rm\Z`, String.raw`\Z`],
    ['a++', '++'],
    [String.raw`(a)\1`, String.raw`\1`],
    ['(((', 'missing closing )'],
    ['[a', 'missing closing ]'],
    ['a{2000}', '{2000}'],
  ])('says why %s is no expression, and passes to the next rule', (pattern, reason) => {
    const [broken, next] = compileRules([rule(pattern), rule('rm', { priority: 60 })]);
    expect(broken?.problem).toContain(reason);
    expect(broken && next && answerTo('sudo rm', [broken, next])?.rule.id).toBe('rm');
  });

  it('takes time in proportion to the command, whatever the pattern', () => {
    expect(answer('a'.repeat(20_000), rule('(a+)+$', { ignore_case: false }))?.[1]).toHaveLength(
      20_000,
    );
    expect(answer(`${'a'.repeat(5000)}!`, rule('^(a+)+$'))).toBeUndefined();
  });

  it('tries each line that is not blank', () => {
    expect(commandsIn('ls\r\n\n  \n rm x ')).toEqual(['ls', ' rm x ']);
  });
});
