import { sortBy } from 'es-toolkit/array';
import { RE2JS, RE2JSException } from 're2js';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';

export type CommandRule = RecordOf<'assets.commandfilterrule'>;

export interface CompiledRule {
  readonly rule: CommandRule;
  /** Why the pattern is no expression of RE2: such a rule never answers. */
  readonly problem?: string;
  /** The part of a command that the pattern matches; empty when it matches none, or an empty part alone. */
  readonly matchIn: (command: string) => string;
}

/** The rule that answers a command, and what it matched. */
export interface RuleAnswer {
  readonly rule: CommandRule;
  readonly match: string;
}

/** `action` of a rule (protocol, section 18). */
export const DENY = 0;

/**
 * Rules in the order in which they are asked: the lower priority first, then refusing, asking, allowing, which are 0, 2
 * and 9. The component that runs the sessions compiles `pattern`, which the server makes of `content` (recorded), by Go's
 * syntax RE2, without case where `ignore_case` says so (decision 720).
 */
export function compileRules(rules: readonly CommandRule[]): readonly CompiledRule[] {
  return sortBy(rules, [({ priority }) => Number(priority), ({ action }) => Number(action)]).map(
    compileRule,
  );
}

function compileRule(rule: CommandRule): CompiledRule {
  const flags = rule.ignore_case === true ? RE2JS.CASE_INSENSITIVE : 0;
  try {
    const pattern = RE2JS.compile(String(rule.pattern ?? ''), flags);
    const matchIn = (command: string) => {
      const matcher = pattern.matcher(command);
      return matcher.find() ? (matcher.group() ?? '') : '';
    };
    return { rule, matchIn };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { rule, problem: error.message, matchIn: () => '' };
  }
}

/** The first rule that matches some part of a command; undefined when none does, and the command runs. */
export function answerTo(command: string, rules: readonly CompiledRule[]): RuleAnswer | undefined {
  for (const { rule, matchIn } of rules) {
    const match = matchIn(command);
    if (match !== '') return { rule, match };
  }
  return undefined;
}

/** The commands of a text: its lines without those that are blank. */
export const commandsIn = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');
