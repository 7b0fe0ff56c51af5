import { describe, expect, it } from 'vitest';
import {
  lastDays,
  readRange,
  SHORTCUT_DAYS,
  startRange,
  wholeDays,
} from '../../../../src/pages/list/dates/range.ts';
import { shortcutOf } from '../../../../src/pages/list/dates/shortcuts.ts';

const now = new Date(2026, 10, 21, 15, 30, 20);
const local = (iso: string | undefined) => {
  const date = new Date(iso ?? '');
  return [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ];
};
describe('a range of dates (spec 1, section 9)', () => {
  it('of whole days is from 00:00:01 to 23:59:59 of this place', () => {
    const range = wholeDays(new Date(2026, 10, 3, 12), new Date(2026, 10, 5, 12));
    expect(local(range.from)).toEqual([2026, 11, 3, 0, 0, 1]);
    expect(local(range.to)).toEqual([2026, 11, 5, 23, 59, 59]);
  });

  it('has shortcuts for the last 24 hours, 7, 30 and 90 days, up to now', () => {
    expect(SHORTCUT_DAYS).toEqual([1, 7, 30, 90]);
    const range = lastDays(1, now);
    expect(range.to).toBe(now.toISOString());
    expect(Date.parse(range.to) - Date.parse(range.from)).toBe(24 * 3_600_000);
  });

  it('of a log begins seven days back and ends one day ahead', () => {
    const range = startRange({ back: 7, ahead: 1 }, now);
    expect(local(range?.from)).toEqual([2026, 11, 14, 0, 0, 1]);
    expect(local(range?.to)).toEqual([2026, 11, 22, 23, 59, 59]);
  });

  it('is known as the last days when it ends today, or is the default of the list', () => {
    const start = startRange({ back: 7, ahead: 1 }, now);
    expect(shortcutOf({ ...start }, start, now)).toBe(7);
    expect(shortcutOf({ ...start }, undefined, now)).toBeUndefined();
    expect(SHORTCUT_DAYS.map((days) => shortcutOf(lastDays(days, now), start, now))).toEqual([
      1, 7, 30, 90,
    ]);
    expect(shortcutOf(lastDays(7, new Date(2026, 10, 1)), start, now)).toBeUndefined();
    expect(shortcutOf({ from: now.toISOString() }, undefined, now)).toBeUndefined();
  });

  it('in an address may be of days, of moments, or open at one end', () => {
    expect(local(readRange('2026-11-03', null).from)).toEqual([2026, 11, 3, 0, 0, 1]);
    expect(local(readRange(null, '2026-11-03').to)).toEqual([2026, 11, 3, 23, 59, 59]);
    expect(readRange('2026-11-03T10:00:00Z', 'soon')).toEqual({ from: '2026-11-03T10:00:00.000Z' });
  });
});
