import { sortBy } from 'es-toolkit/array';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { readWeek } from '@gatehouse-console/engine/fields/timePeriods.ts';
import { offsetAt } from '@gatehouse-console/engine/i18n/serverTime.ts';
import { isAddressNamed } from '../perms/access/addressRules.ts';

export type LoginRule = RecordOf<'acls.loginacl'>;

/** A moment of the week on the server's clock. */
interface WeekMoment {
  /** Sunday is 0. */
  readonly weekday: number;
  /** `HH:MM` */
  readonly time: string;
}

interface Login extends WeekMoment {
  readonly address: string;
}

export type Decision = 'reject' | 'allow' | 'confirm';

interface LoginAnswer {
  readonly decision: Decision;
  /** Undefined when no rule applies, which allows the login. */
  readonly rule?: LoginRule;
  /** What a server that asks the first rule alone decides, where it differs (decision 722). */
  readonly byFirst?: Decision | undefined;
}

/** The day and the time of a moment in a time zone. */
export function weekMoment(moment: Date, zone: string): WeekMoment {
  const there = new Date(moment.getTime() + (offsetAt(moment.getTime(), zone) ?? 0));
  return { weekday: there.getUTCDay(), time: there.toISOString().slice(11, 16) };
}

/** Of a rule without hours, which the console takes for all of them. */
export const hasHours = ({ rules }: LoginRule): boolean =>
  readWeek(Object(rules)['time_period']).size > 0;

/**
 * Which rule decides about a login: of the active ones about the user, the first by priority whose addresses and hours
 * name it. One that asks needs somebody who answers (decision 722).
 */
export function decideLogin(rules: readonly LoginRule[], login: Login): LoginAnswer {
  const active = sortBy(
    rules.filter(
      ({ is_active, action, reviewers }) =>
        is_active !== false && (action !== 'confirm' || textsOf(reviewers).length > 0),
    ),
    [({ priority }) => Number(priority), ({ name }) => String(name)],
  );
  const rule = active.find((one) => isNamed(one, login));
  const decision = rule ? decisionOf(rule) : 'allow';
  const byFirst = decision === 'confirm' ? decision : decidedByFirst(active, login);
  return { decision, ...(rule && { rule }), ...(byFirst !== decision && { byFirst }) };
}

/** The first rule that does not ask, and its opposite where it does not name the login. */
function decidedByFirst(active: readonly LoginRule[], login: Login): Decision {
  const first = active.find(({ action }) => action !== 'confirm');
  if (!first) return 'allow';
  return (decisionOf(first) === 'allow') === isNamed(first, login) ? 'allow' : 'reject';
}

function decisionOf({ action }: LoginRule): Decision {
  return action === 'allow' || action === 'confirm' ? action : 'reject';
}

function isNamed({ rules }: LoginRule, { address, weekday, time }: Login): boolean {
  const { ip_group, time_period } = Object(rules);
  const week = readWeek(time_period);
  const ranges = week.get(weekday) ?? [];
  return (
    isAddressNamed(textsOf(ip_group), address) &&
    (week.size === 0 || ranges.some(({ from, to }) => from <= time && time <= to))
  );
}
