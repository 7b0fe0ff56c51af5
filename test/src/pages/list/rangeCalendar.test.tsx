import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RangeCalendar } from '../../../../src/pages/list/dates/RangeCalendar.tsx';
import { wholeDays } from '../../../../src/pages/list/dates/range.ts';
import { routes, show } from '../stage.tsx';

const range = wholeDays(new Date(2026, 10, 3), new Date(2026, 10, 5));

describe('the calendar (spec 1, section 9)', () => {
  const onPick = vi.fn<(first: Date, last: Date) => void>();
  const dayWithFocus = () => document.activeElement?.getAttribute('aria-label');
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  beforeEach(async () => {
    show({
      at: '/',
      route: { ...routes.list, path: '/' },
      page: <RangeCalendar range={range} onPick={onPick} />,
    });
    await screen.findByRole('grid', { name: 'November 2026' });
  });
  it('shows a month in weeks from Monday to Sunday', () => {
    const weekdays = [...document.querySelectorAll('th')].map((one) => one.ariaLabel);
    expect([weekdays[0], weekdays.at(-1)]).toEqual(['Monday', 'Sunday']);
    const days = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
    expect([days.length, days[0], days[6]]).toEqual([42, '26', '1']);
  });

  it('marks the days of the range', () => {
    const marked = screen.getAllByRole('gridcell', { selected: true });
    expect(marked.map((cell) => cell.textContent)).toEqual(['3', '4', '5']);
  });

  it.each([
    ['ArrowLeft', false, 'Monday, November 2, 2026'],
    ['ArrowDown', false, 'Tuesday, November 10, 2026'],
    ['Home', false, 'Monday, November 2, 2026'],
    ['End', false, 'Sunday, November 8, 2026'],
    ['PageUp', false, 'Saturday, October 3, 2026'],
    ['PageDown', true, 'Wednesday, November 3, 2027'],
  ])('has the focus at its first day, and %s moves it', (key, shift, expected) => {
    expect(dayWithFocus()).toBe('Tuesday, November 3, 2026');
    press(key, shift);
    expect(dayWithFocus()).toBe(expected);
  });

  it.each([
    ['in order', 'Monday, November 9, 2026', 'Friday, November 13, 2026'],
    ['backwards', 'Friday, November 13, 2026', 'Monday, November 9, 2026'],
  ])('gives the first and the last day, chosen %s', (_how, one, other) => {
    expect(screen.getByText('Choose the start date')).toBeTruthy();
    choose(one);
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getByText('Choose the end date')).toBeTruthy();
    choose(other);
    const [first, last] = onPick.mock.lastCall ?? [];
    expect([first?.getDate(), last?.getDate()]).toEqual([9, 13]);
  });

  it('gives one day that is chosen twice', () => {
    choose('Monday, November 9, 2026');
    choose('Monday, November 9, 2026');
    const [first, last] = onPick.mock.lastCall ?? [];
    expect([first?.getDate(), last?.getDate()]).toEqual([9, 9]);
  });

  it('goes to the months before and after', async () => {
    choose('Next month');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeTruthy();
    choose('Previous month');
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy();
  });
});
