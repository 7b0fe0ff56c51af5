import { describe, expect, it } from 'vitest';
import {
  offsetText,
  serverOffset,
  differingOffset,
} from '../../../../src/overrides/tickets/serverZone.ts';

const HOUR_MS = 3_600_000;
/** 2026-11-21 14:59:40 UTC, in winter, and 2026-07-21 14:59:40 UTC, in summer. */
const WINTER = 1_795_273_180;
const SUMMER = 1_784_645_980;
const row = (timestamp: unknown, timestamp_display: unknown) => ({ timestamp, timestamp_display });

describe('the offset of the server, by the digits of a command', () => {
  it.each([
    ['as recorded', WINTER, '2026/11/21 22:59:40 +0800', 8],
    ['under the offset of a reader in UTC', WINTER, '2026/11/21 22:59:40 +0000', 8],
    ['under the offset of a reader in New York', WINTER, '2026/11/21 22:59:40 -0500', 8],
    ['in UTC', WINTER, '2026/11/21 14:59:40 +0800', 0],
    ['west of UTC', WINTER, '2026/11/21 09:59:40 -0500', -5],
    ['beside full hours', WINTER, '2026/11/21 20:44:40 +0000', 5.75],
    ['on the next day', WINTER, '2026/11/22 04:59:40 +0000', 14],
    ['written with dashes', WINTER, '2026-11-21 22:59:40 +0800', 8],
  ])('%s', (_case, timestamp, digits, hours) => {
    expect(serverOffset(row(timestamp, digits))).toBe(hours * HOUR_MS);
  });

  it.each([
    ['a text without seconds', WINTER, '2026/11/21 22:59'],
    ['a date that does not exist', WINTER, '2026/13/41 22:59:40 +0800'],
    ['no text', WINTER, undefined],
    ['no moment', undefined, '2026/11/21 22:59:40 +0800'],
    ['a moment that is a text', '1795273180', '2026/11/21 22:59:40 +0800'],
    ['another moment than that of the command', WINTER, '2026/11/21 22:51:13 +0800'],
    ['a day without such a zone', WINTER, '2026/11/23 22:59:40 +0800'],
  ])('is unknown for %s', (_case, timestamp, digits) => {
    expect(serverOffset(row(timestamp, digits))).toBeUndefined();
  });

  it('is unknown without a command', () => {
    expect(serverOffset(undefined)).toBeUndefined();
    expect(serverOffset(null)).toBeUndefined();
  });
});

describe('a server in another zone than the declared one', () => {
  it.each([
    ['Asia/Shanghai', WINTER, '2026/11/21 22:59:40 +0000'],
    ['Asia/Singapore', WINTER, '2026/11/21 22:59:40 +0000'],
    ['Europe/Berlin', WINTER, '2026/11/21 15:59:40 +0000'],
    ['Europe/Berlin', SUMMER, '2026/07/21 16:59:40 +0000'],
    ['America/New_York', SUMMER, '2026/07/21 10:59:40 +0800'],
  ])('is none when the offsets agree: %s at %d', (zone, timestamp, digits) => {
    expect(differingOffset(row(timestamp, digits), zone)).toBeUndefined();
  });

  it.each([
    ['Asia/Shanghai', WINTER, '2026/11/21 15:59:40 +0000', 1],
    ['Asia/Shanghai', SUMMER, '2026/07/21 14:59:40 +0800', 0],
    ['Europe/Berlin', SUMMER, '2026/07/21 15:59:40 +0000', 1],
    ['America/New_York', WINTER, '2026/11/21 10:59:40 +0000', -4],
  ])('is noticed: %s at %d', (zone, timestamp, digits, hours) => {
    expect(differingOffset(row(timestamp, digits), zone)).toBe(hours * HOUR_MS);
  });

  it('is not guessed without a command, and without a known zone', () => {
    expect(differingOffset(undefined, 'Asia/Shanghai')).toBeUndefined();
    const command = row(WINTER, '2026/11/21 22:59:40 +0800');
    expect(differingOffset(command, 'Moon/Tranquility')).toBeUndefined();
  });

  it.each([
    [8, 'UTC+08:00'],
    [0, 'UTC+00:00'],
    [-3.5, 'UTC-03:30'],
    [5.75, 'UTC+05:45'],
  ])('is named by its offset: %d hours', (hours, words) => {
    expect(offsetText(hours * HOUR_MS)).toBe(words);
  });
});
