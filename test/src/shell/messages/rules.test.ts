import { describe, expect, it } from 'vitest';
import { formatRelative } from '../../../../src/i18n/relativeDates.ts';
import { badgeText } from '../../../../src/controls/badgeText.ts';
import { messageDate, RELATIVE_UP_TO_MS } from '../../../../src/shell/messages/messageDate.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

describe('the badge (spec 1, section 9)', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('for %d shows “%s”', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('an age in words', () => {
  it.each([
    [0, 'en', 'now'],
    [59_999, 'en', 'now'],
    [MINUTE_MS, 'en', '1 min ago'],
    [59 * MINUTE_MS, 'en', '59 min ago'],
    [HOUR_MS, 'en', '1 h ago'],
    [24 * HOUR_MS, 'en', 'yesterday'],
    [72 * HOUR_MS, 'en', '3 days ago'],
    [3 * HOUR_MS, 'zh', '3 小时前'],
    [3 * HOUR_MS, 'ja', '3 時間前'],
  ])('%d ms in %s: %s', (age, language, words) => {
    expect(formatRelative(ago(age), NOW, language)).toBe(words);
  });

  it('counts days as the calendar does', () => {
    const noon = new Date(2026, 10, 22, 12).getTime();
    expect(formatRelative(new Date(2026, 10, 20, 23).toISOString(), noon, 'en')).toBe('2 days ago');
    expect(formatRelative(new Date(2026, 10, 21, 11).toISOString(), noon, 'en')).toBe('yesterday');
  });

  it('of a moment to come is now: clocks differ', () => {
    expect(formatRelative(ago(-HOUR_MS), NOW, 'en')).toBe('now');
  });

  it('is empty for what is no moment', () => {
    expect(formatRelative('soon', NOW, 'en')).toBe('');
    expect(messageDate('soon', NOW, 'en')).toBe('');
  });
});

describe('the date of a message (spec 1, sections 2.6 and 9)', () => {
  it('is an age up to seven days', () => {
    expect(messageDate(ago(RELATIVE_UP_TO_MS), NOW, 'en')).toBe('7 days ago');
  });

  it('is date and time when it is older', () => {
    const text = messageDate(ago(RELATIVE_UP_TO_MS + 1), NOW, 'en');
    expect(text).toMatch(/^11\/1[345]\/2026, \d\d:\d\d$/);
  });
});
