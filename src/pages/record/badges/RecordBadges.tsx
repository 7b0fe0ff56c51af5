import { useState, type ReactNode } from 'react';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import type { FieldRecord } from '../../../fields/values.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { pressingBadges, shownBadges, type ShownBadge } from './shownBadges.ts';

interface RecordBadgesProps {
  readonly badges: readonly BadgeModel[];
  readonly record: FieldRecord;
  /** In a list: those that need attention, if there are any; or these alone, without good states. */
  readonly pressing?: boolean | 'alone';
  /** Default: all. */
  readonly most?: number;
  /** A state with its time, where there is room for it; elsewhere the time is the tooltip. */
  readonly withTime?: (badge: ShownBadge, state: string) => string;
  /** Shown where the record has no badge. */
  readonly children?: ReactNode;
}

/** The states of a record as badges. */
export function RecordBadges(props: RecordBadgesProps) {
  const { badges, record, pressing = false, most, withTime, children } = props;
  const text = useText();
  const { me } = useSession();
  const { date } = useFormats();
  const [now] = useState(() => Date.now());
  const all = shownBadges(badges, record, { self: record.id === me.id, now });
  const pressed = pressing ? pressingBadges(all) : all;
  const shown = pressed
    .filter(({ tone }) => pressing !== 'alone' || (tone !== 'good' && tone !== 'open'))
    .slice(0, most);
  if (shown.length === 0) return children;
  return shown.map((badge) => {
    const { tone, label, days, moment } = badge;
    const word = text(label, { smart_count: days ?? 0 });
    return (
      <StatusBadge key={label} tone={tone} title={date(moment, 'long') || undefined}>
        {withTime?.(badge, word) ?? word}
      </StatusBadge>
    );
  });
}
