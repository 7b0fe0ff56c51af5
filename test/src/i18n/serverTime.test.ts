import { afterEach, describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from '../../../src/fields/edit/localDateTime.ts';
import { readDate } from '../../../src/i18n/dates.ts';
import { formatInZone, offsetAt, readInZone } from '../../../src/i18n/serverTime.ts';

const iso = (digits: unknown, zone: string) => readInZone(digits, zone)?.toISOString();

describe('digits without a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-22 21:00:00', '2026-11-22T13:00:00.000Z'],
    ['UTC', '2026-11-22 13:00:00', '2026-11-22T13:00:00.000Z'],
    ['America/New_York', '2026-11-22 08:00:00', '2026-11-22T13:00:00.000Z'],
    ['America/New_York', '2026-07-22 09:00:00', '2026-07-22T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22 18:30:07', '2026-11-22T13:00:07.000Z'],
    ['Pacific/Kiritimati', '2026-11-23 03:00:00', '2026-11-22T13:00:00.000Z'],
  ])('are read in the zone of the server: %s', (zone, digits, moment) => {
    expect(iso(digits, zone)).toBe(moment);
  });

  it.each([
    ['before the clocks go forward', '2027-03-14 01:59:59', '2027-03-14T06:59:59.000Z'],
    ['that the clocks pass over', '2027-03-14 02:30:00', '2027-03-14T07:30:00.000Z'],
    ['after they went forward', '2027-03-14 03:00:00', '2027-03-14T07:00:00.000Z'],
    ['hours after', '2027-03-14 06:00:00', '2027-03-14T10:00:00.000Z'],
    ['that come twice: the first time', '2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z'],
    ['after they went back', '2027-11-07 02:00:00', '2027-11-07T07:00:00.000Z'],
  ])('in New York, %s', (_case, digits, moment) => {
    expect(iso(digits, 'America/New_York')).toBe(moment);
  });

  it.each([
    ['2026-11-22T13:00:00Z', 'UTC'],
    ['2026-13-45 13:00:00', 'UTC'],
    ['', 'UTC'],
    [null, 'UTC'],
    ['2026-11-22 13:00:00', 'Moon/Tranquility'],
  ])('are not: %j in %s', (value, zone) => {
    expect(readInZone(value, zone)).toBeUndefined();
  });

  it('are written as the clocks of a zone show a moment', () => {
    const moment = new Date('2027-11-07T06:30:00Z');
    expect(formatInZone(moment, 'America/New_York', 'en')).toBe('11/07/2027, 01:30');
    expect(formatInZone(moment, 'Asia/Shanghai', 'zh')).toBe('2027/11/07 14:30');
    expect(offsetAt(moment.getTime(), 'America/New_York')).toBe(-5 * 3_600_000);
  });
});

describe('what a person types', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });
  const sent = (text: string) => readDate(fromLocalInput(text))?.toISOString();

  it.each([
    ['UTC', '2026-11-22T13:00', '2026-11-22T13:00:00.000Z'],
    ['America/New_York', '2026-11-22T08:00', '2026-11-22T13:00:00.000Z'],
    ['America/New_York', '2026-07-22T09:00', '2026-07-22T13:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-22T21:00', '2026-11-22T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22T18:30', '2026-11-22T13:00:00.000Z'],
  ])(
    'in %s is the moment of its own clock, and is shown as it was typed',
    (zone, typed, moment) => {
      process.env['TZ'] = zone;
      expect(sent(typed)).toBe(moment);
      expect(toLocalInput(fromLocalInput(typed))).toBe(typed);
      expect(toLocalInput(moment)).toBe(typed);
    },
  );

  it('where the clocks pass over it, is the same time after them, and is shown so', () => {
    process.env['TZ'] = 'America/New_York';
    expect(sent('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z');
    expect(toLocalInput(fromLocalInput('2027-03-14T02:30'))).toBe('2027-03-14T03:30');
  });
});
