import { app } from '#project/generated/app.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatInZone, offsetAt, readInZone } from '../../i18n/serverTime.ts';
import { DateTimeValue, type DateTimeValueProps } from './DateTimeValue.tsx';
import { useText } from '../../i18n/useText.ts';

const MINUTE_MS = 60_000;

/**
 * A time that the server stores in digits of its own zone: in the reader's zone and, where they
 * differ, in the server's as well, because other users refer to that.
 */
export default function ServerTimeValue({ value, type }: DateTimeValueProps) {
  const text = useText();
  const { language } = useLanguage();
  const zone = app.serverTimeZone;
  const moment = readInZone(value, zone);
  if (!moment) return <DateTimeValue value={value} type={type} />;
  const here = -moment.getTimezoneOffset() * MINUTE_MS;
  return (
    <>
      <DateTimeValue value={moment} type={type} />
      {offsetAt(moment.getTime(), zone) !== here && (
        <div>{text('pages.serverTime', { time: formatInZone(moment, zone, language), zone })}</div>
      )}
    </>
  );
}
