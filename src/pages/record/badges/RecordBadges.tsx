import { useState, type ReactNode } from 'react';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { formatRelative } from '../../../i18n/relativeDates.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { pressingBadges, shownBadges } from './shownBadges.ts';

interface RecordBadgesProps {
  readonly badges: readonly BadgeModel[];
  readonly record: FieldRecord;
  /** In a list: those that need attention, if there are any. */
  readonly pressing?: boolean;
  /** Default: all. */
  readonly most?: number;
  /** Shown where the record has no badge. */
  readonly children?: ReactNode;
}

/** The states of a record as badges, with the time of a state where it is known. */
export function RecordBadges(props: RecordBadgesProps) {
  const { badges, record, pressing = false, most, children } = props;
  const text = useText();
  const { me } = useSession();
  const { language } = useLanguage();
  const { date } = useFormats();
  const [now] = useState(() => Date.now());
  const all = shownBadges(badges, record, { self: record.id === me.id, now });
  const shown = (pressing ? pressingBadges(all) : all).slice(0, most);
  if (shown.length === 0) return children;
  return shown.map(({ tone, label, days, moment }) => {
    // A column has no room for it: there it is the tooltip.
    const since = pressing || days !== undefined ? '' : formatRelative(moment, now, language);
    const word = text(label, { smart_count: days ?? 0 });
    return (
      <StatusBadge key={label} tone={tone} title={date(moment, 'long') || undefined}>
        {since === '' ? word : text('pages.badges.since', { state: word, time: since })}
      </StatusBadge>
    );
  });
}
