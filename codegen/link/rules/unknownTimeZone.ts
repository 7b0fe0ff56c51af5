import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';

const name = 'unknown-time-zone';
/** Names begin like this; offsets such as `+08:00` know no summer time. */
const NAME = /^[A-Z]/i;

/** The server's time zone is one that can be computed with (IANA Time Zone Database). */
export const unknownTimeZone: Rule = {
  name,
  check({ project: { app } }) {
    const zone = app?.value.serverTimeZone;
    if (!app || zone === undefined || isTimeZone(zone)) return [];
    return [
      errorAt(name, placeOfValue(app, ['serverTimeZone']), `There is no time zone '${zone}'.`, {
        expected: "the IANA name of a time zone, such as 'Asia/Shanghai' or 'UTC'",
        suggestion: nearest(zone, Intl.supportedValuesOf('timeZone')),
      }),
    ];
  },
};

/** Browsers take a name in any case, the server does not have to: it is written as it is known. */
function isTimeZone(zone: string): boolean {
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(zone)) return true;
  if (!NAME.test(zone) || known.some((one) => one.toLowerCase() === zone.toLowerCase())) {
    return false;
  }
  try {
    // Older names, which lead to one of the list.
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
