import { useState } from 'react';
import type { BadgeModel } from '../../../codegen/model/detailParts.ts';
import { readDate } from '../../i18n/dates.ts';
import { formatDuration } from '../../i18n/durations.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useNow } from '../../i18n/useNow.ts';
import { useText } from '../../i18n/useText.ts';
import type { ShownBadge } from '../record/badges/shownBadges.ts';

const MS_PER_SECOND = 1000;
const MINUTE_MS = 60 * MS_PER_SECOND;

/** Says since when a state holds, or how long it has lasted by now: `Finished · yesterday`, `Running for 9 min`. */
export function useBadgeTimes(
  badges: readonly BadgeModel[],
): (badge: ShownBadge, state: string) => string {
  const text = useText();
  const { language } = useLanguage();
  const [opened] = useState(() => Date.now());
  const lasts = badges.some((badge) => badge.kind === 'state' && badge.for !== undefined);
  const now = Math.max(opened, useNow(lasts ? MINUTE_MS : undefined));
  return ({ days, moment, lasts: isLasting }, state) => {
    const began = readDate(moment);
    if (days !== undefined || !began) return state;
    if (isLasting) {
      const time = formatDuration((now - began.getTime()) / MS_PER_SECOND, language);
      return text('pages.badges.for', { state, time });
    }
    return text('pages.badges.since', { state, time: formatRelative(moment, now, language) });
  };
}
