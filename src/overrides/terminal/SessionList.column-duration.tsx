import { useState, type ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import { formatDuration } from '../../i18n/durations.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { secondsOf } from './secondsOf.ts';

/** The duration of a session, up to now while it is running. */
export default function SessionDuration({
  record,
}: ColumnSlotProps<RecordOf<'terminal.session'>>): ReactNode {
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  return <span>{formatDuration(secondsOf(record, now), language)}</span>;
}
