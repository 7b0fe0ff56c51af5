import dayjs from 'dayjs';
import { holds, valueAt } from '../../../../codegen/model/conditions.ts';
import type { BadgeModel, BadgeTone } from '../../../../codegen/model/detailParts.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { readDate } from '../../../i18n/dates.ts';
import type { FieldRecord } from '../../../fields/values.ts';

/** A record says that it ends this long before. */
const ENDS_SOON_DAYS = 30;

export interface ShownBadge {
  /** `ajar`: about to end. */
  readonly tone: BadgeTone | 'ajar';
  /** A text of the manifest, or one of this code. */
  readonly label: string;
  /** Until the end or the beginning. */
  readonly days?: number;
  /** The moment of the state, or of the end or the beginning. */
  readonly moment?: unknown;
  /** It has lasted since that moment. */
  readonly lasts?: true;
}

/**
 * The badges of a record now, in the order of the manifest.
 *
 * @param now milliseconds since 1970
 */
export function shownBadges(
  badges: readonly BadgeModel[],
  record: FieldRecord,
  { self, now }: { readonly self: boolean; readonly now: number },
): readonly ShownBadge[] {
  return badges.flatMap((badge): readonly ShownBadge[] => {
    if (badge.kind === 'state') {
      if (!holds(badge.when, { values: record, mode: 'view', self })) return [];
      const { tone, label, since = badge.for } = badge;
      const moment = since === undefined ? undefined : valueAt(record, since);
      const dated = readDate(moment) && { moment, ...(badge.for && { lasts: true as const }) };
      return [{ tone, label, ...dated }];
    }
    const moment = valueAt(record, badge.field);
    const date = readDate(moment);
    if (!date) return [];
    const shown = (badge.kind === 'ends' ? endOf : beginningOf)(date, now);
    return shown ? [{ ...shown, moment }] : [];
  });
}

const PRESSING: readonly ShownBadge['tone'][] = ['bad', 'warning', 'ajar'];

/** In a list one column has them all: good states are left out where another needs attention. */
export function pressingBadges(badges: readonly ShownBadge[]): readonly ShownBadge[] {
  const pressing = badges.filter(({ tone }) => PRESSING.includes(tone));
  return pressing.length > 0 ? pressing : badges;
}

function endOf(date: Date, now: number): ShownBadge | undefined {
  if (date.getTime() <= now) return own('bad', 'pages.badges.ended');
  const days = daysUntil(date, now);
  if (days > ENDS_SOON_DAYS) return undefined;
  return days === 0
    ? own('ajar', 'pages.badges.endsToday', 0)
    : own('ajar', 'pages.badges.ends', days);
}

function beginningOf(date: Date, now: number): ShownBadge | undefined {
  if (date.getTime() <= now) return undefined;
  const days = daysUntil(date, now);
  return days === 0
    ? own('warning', 'pages.badges.beginsToday', 0)
    : own('warning', 'pages.badges.begins', days);
}

function own(tone: ShownBadge['tone'], label: TextKey, days?: number): ShownBadge {
  return { tone, label, ...(days !== undefined && { days }) };
}

/** Calendar days: tomorrow is one day away, however late it is now. */
function daysUntil(date: Date, now: number): number {
  return dayjs(date).startOf('day').diff(dayjs(now).startOf('day'), 'day');
}
