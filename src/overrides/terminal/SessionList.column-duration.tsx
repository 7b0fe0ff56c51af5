import { useState, type ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { formatDuration, formatExactDuration } from '@gatehouse-console/engine/i18n/durations.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { useNow } from '@gatehouse-console/engine/i18n/useNow.ts';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { secondsOf } from './secondsOf.ts';

const STEP_MS = 10_000;

/**
 * The duration of a session to one decimal (spec 1, section 9), going on while it runs; in whole units as its
 * tooltip.
 */
export default function SessionDuration({
  record,
}: ColumnSlotProps<RecordOf<'terminal.session'>>): ReactNode {
  const { language } = useLanguage();
  const runs = record.is_finished === false;
  const now = useNow(runs ? STEP_MS : undefined);
  const [opened] = useState(() => Date.now());
  const length = secondsOf(record, runs ? now : opened);
  // The clock of the server may be ahead.
  const seconds = length === undefined ? undefined : Math.max(0, length);
  return (
    seconds !== undefined && (
      <span title={formatDuration(seconds, language)}>
        {formatExactDuration(seconds, language)}
      </span>
    )
  );
}
