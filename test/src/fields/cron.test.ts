import { describe, expect, it } from 'vitest';
import { createPolyglot } from './cronWording.ts';
import { parseCron, type Cron } from '../../../src/fields/cron.ts';
import { cronRuns } from '../../../src/fields/cronRuns.ts';
import { describeCron, describeSchedule } from '../../../src/fields/cronText.ts';

function schedule(text: string): Cron {
  const cron = parseCron(text);
  if (!cron) throw new Error(`${text} is no schedule`);
  return cron;
}
const local = (date: Date) =>
  `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}:${date.getMinutes()}`;

describe('a schedule', () => {
  it.each(['* * * * *', '0 2 * * *', '*/5 8-18 1,15 jan-mar mon-fri', '0 22-2/2 * * 6-1'])(
    'has five fields: %s',
    (text) => expect(parseCron(text)).toBeDefined(),
  );

  it.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '0 24 * * *',
    '0 0 0 * *',
    '0 0 * 13 *',
    '0 0 * * 7',
    '5/2 * * * *',
    '*/0 * * * *',
    'a b c d e',
  ])('is not: %s', (text) => expect(parseCron(text)).toBeUndefined());

  it('may go over midnight', () => {
    expect(schedule('0 22-2 * * *').hours.values).toEqual([0, 1, 2, 22, 23]);
  });
});

describe('its runs', () => {
  const now = new Date(2026, 10, 21, 10, 32);

  it('next five, nearest first', () => {
    expect(cronRuns(schedule('0 2 * * *'), now, 5, 'next').map(local)).toEqual([
      '2026-11-22 2:0',
      '2026-11-23 2:0',
      '2026-11-24 2:0',
      '2026-11-25 2:0',
      '2026-11-26 2:0',
    ]);
  });

  it('last five, nearest first', () => {
    expect(cronRuns(schedule('30 10 * * *'), now, 5, 'last').map(local)).toEqual([
      '2026-11-21 10:30',
      '2026-11-20 10:30',
      '2026-11-19 10:30',
      '2026-11-18 10:30',
      '2026-11-17 10:30',
    ]);
  });

  it('fall on days that fit both the day of the month and the day of the week', () => {
    expect(cronRuns(schedule('0 0 13 * 5'), now, 1, 'next').map(local)).toEqual(['2027-8-13 0:0']);
  });

  it('are found years ahead, and none is found for a day that never comes', () => {
    expect(cronRuns(schedule('0 0 29 2 *'), now, 1, 'next').map(local)).toEqual(['2028-2-29 0:0']);
    expect(cronRuns(schedule('0 0 31 2 *'), now, 1, 'next')).toEqual([]);
  });
});

describe('in plain words', () => {
  it.each([
    ['* * * * *', 'Every minute, every day'],
    ['*/15 * * * *', 'Every 15 minutes, every day'],
    ['*/10 9-17 * * 1-5', 'Every 10 minutes during the hours 9–17, on Monday–Friday'],
    ['5 * * * *', 'Every hour at minute 5, every day'],
    ['0 */6 * * *', 'Every 6 hours at minute 0, every day'],
    ['0 2,14 * * *', 'At 02:00 and 14:00, every day'],
    ['0 2 1 * *', 'At 02:00, on day 1 of the month'],
    ['0 2 1 1 1', 'At 02:00, in January, on day 1 of the month, only if it is Monday'],
    ['1,2,3,9 1-9 * * *', 'In the hours 1–9 at the minutes 1–3 and 9, every day'],
  ])('%s: %s', async (text, sentence) => {
    expect(describeCron(schedule(text), await createPolyglot('en'), 'en')).toBe(sentence);
  });

  it('reads in Chinese and Japanese order', async () => {
    expect(describeCron(schedule('0 2 * * 1'), await createPolyglot('zh'), 'zh')).toBe(
      '每逢星期一，02:00',
    );
    expect(describeCron(schedule('0 2 * * 1'), await createPolyglot('ja'), 'ja')).toBe(
      '月曜日、02:00',
    );
  });
});

describe('in a list', () => {
  it.each([
    ['0 3 * * 1', 24, 'At 03:00, on Monday'],
    ['Every 720 hours', 720, 'Every 30 days'],
    ['Every 24 hours', 24, 'Every 24 hours'],
    ['Every 36 hours', 36, 'Every 36 hours'],
    ['Every 1 hours', 1, 'Every hour'],
    ['-', 24, '-'],
    ['At full moon', undefined, 'At full moon'],
  ])('%s with an interval of %s: %s', async (schedule, interval, sentence) => {
    expect(describeSchedule(schedule, interval, await createPolyglot('en'), 'en')).toBe(sentence);
  });
});
