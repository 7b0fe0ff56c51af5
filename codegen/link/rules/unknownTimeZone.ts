import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';

/** Names of zones begin with a letter; offsets such as `+08:00` have no daylight saving time. */
const NAME = /^[A-Z]/i;

/** The server's time zone is in the IANA Time Zone Database. */
export const unknownTimeZone: Rule = {
  name: 'unknown-time-zone',
  check({ project: { app } }) {
    const zone = app?.value.serverTimeZone;
    if (!app || zone === undefined || isTimeZone(zone)) return [];
    return [
      errorAt(placeOfValue(app, ['serverTimeZone']), {
        message: `There is no time zone '${zone}'.`,
        expected: "the IANA name of a time zone, such as 'Asia/Shanghai' or 'UTC'",
        suggestion: () => nearest(zone, Intl.supportedValuesOf('timeZone')),
      }),
    ];
  },
};

/** Browsers accept a name in any case, the server may not, so the exact spelling is required. */
function isTimeZone(zone: string): boolean {
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(zone)) return true;
  if (!NAME.test(zone) || known.some((one) => one.toLowerCase() === zone.toLowerCase())) {
    return false;
  }
  try {
    // Older names, which are aliases of names in the list.
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
