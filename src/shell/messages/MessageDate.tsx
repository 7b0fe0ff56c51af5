import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { readDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { messageDate } from './messageDate.ts';

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** When a message was sent; the exact time is the tooltip. */
export function MessageDate({
  value,
  now,
}: {
  readonly value: string;
  readonly now: number;
}): ReactNode {
  const { language } = useLanguage();
  const { date } = useFormats();
  return (
    <Time dateTime={readDate(value)?.toISOString()} title={date(value, 'long')}>
      {messageDate(value, now, language)}
    </Time>
  );
}
