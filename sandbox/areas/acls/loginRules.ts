import { resourceIn, type Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { namesAddress } from '@gatehouse-console/engine/sandbox/wire/addressRules.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const LOGIN_RULES = table('acls.loginacl');

/** Separates the time ranges of a day. */
const RANGES = '、';
const ENDS = '~';
const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The first login rule that applies; rules with lower priority numbers are checked first. */
interface LoginRule {
  readonly action: string;
  readonly reviewers: readonly string[];
}

/** The login rule that applies to a user, an address and a moment, if any (protocol, section 18). */
export function loginRuleFor(
  sandbox: Sandbox,
  userId: string,
  address: string | undefined,
): LoginRule | undefined {
  if (!resourceIn(sandbox, 'acls.loginacl')) return undefined;
  const moment = momentOf(sandbox.clock(), sandbox.model.app.serverTimeZone);
  const row = rowsWhere(
    sandbox,
    'acls.loginacl',
    condition(`${LOGIN_RULES.user} = ? AND ${LOGIN_RULES.is_active} = 1`, userId),
    `${LOGIN_RULES.priority}, ${LOGIN_RULES.name}`,
  ).find(({ rules }) => {
    const { ip_group, time_period } = Object(JSON.parse(String(rules ?? '{}')));
    return namesAddress(ip_group, address) && appliesAt(time_period, moment);
  });
  if (!row) return undefined;
  const people = sandbox.database.all(
    `SELECT target_id AS id FROM ${LOGIN_RULES.link.reviewers} WHERE owner_id = ?`,
    [row['id'] ?? null],
  );
  return { action: String(row['action']), reviewers: people.map(({ id }) => String(id)) };
}

interface Moment {
  /** Sunday is 0. */
  readonly weekday: number;
  /** `HH:MM` */
  readonly time: string;
}

/** Rules use the server's time zone. */
function momentOf(now: number, timeZone: string): Moment {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((formatted) => formatted.type === type)?.value ?? '';
  return { weekday: WEEKDAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

/** A rule without periods applies at all times; otherwise one period must include this weekday and time. */
function appliesAt(periods: unknown, { weekday, time }: Moment): boolean {
  if (!Array.isArray(periods) || periods.length === 0) return true;
  return periods.some((period: unknown) => {
    const { id, value } = Object(period);
    return (
      Number(id) === weekday &&
      String(value ?? '')
        .split(RANGES)
        .some((range) => {
          const [from = '', to = ''] = range.split(ENDS);
          return from <= time && time < (to === MIDNIGHT ? END_OF_DAY : to);
        })
    );
  });
}
