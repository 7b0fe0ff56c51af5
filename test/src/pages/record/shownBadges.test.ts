import { describe, expect, it } from 'vitest';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { pressingBadges, shownBadges } from '../../../../src/pages/record/badges/shownBadges.ts';

const NOW = Date.parse('2026-11-21T10:00:00');
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

const active: BadgeModel = {
  kind: 'state',
  label: 'badges.active',
  tone: 'good',
  when: { field: 'is_active', in: [true] },
};
const empty: BadgeModel = {
  kind: 'state',
  label: 'badges.no-people',
  tone: 'bad',
  when: { field: 'users', in: [null] },
};
const shown = (badges: readonly BadgeModel[], record: Readonly<Record<string, unknown>>) =>
  shownBadges(badges, record, { self: false, now: NOW });

describe('the badges of a record', () => {
  it('are those whose condition holds, in the order of the manifest', () => {
    const labels = shown([empty, active], { is_active: true, users: [] }).map(({ label }) => label);
    expect(labels).toEqual(['badges.no-people', 'badges.active']);
    expect(shown([active], { is_active: false })).toEqual([]);
  });

  it('have the time of the state only where the record has one', () => {
    const since: BadgeModel = { ...active, since: 'date_verified' };
    const verified = at(-1);
    expect(shown([since], { is_active: true, date_verified: verified })[0]?.moment).toBe(verified);
    expect(shown([since], { is_active: true, date_verified: null })[0]).not.toHaveProperty(
      'moment',
    );
  });

  it('tell a state that lasts from one that began at a moment', () => {
    const lasting: BadgeModel = { ...active, for: 'date_start' };
    const [badge] = shown([lasting], { is_active: true, date_start: at(-1) });
    expect(badge).toMatchObject({ moment: at(-1), lasts: true });
  });

  it('say in the last thirty days when a record ends, and then that it has ended', () => {
    const ends: BadgeModel = { kind: 'ends', field: 'date_expired' };
    const end = (days: number) => shown([ends], { date_expired: at(days) })[0];
    expect(end(31)).toBeUndefined();
    expect(end(30)).toMatchObject({ tone: 'ajar', label: 'pages.badges.ends', days: 30 });
    expect(end(0.2)).toMatchObject({ tone: 'ajar', label: 'pages.badges.endsToday' });
    expect(end(-0.1)).toMatchObject({ tone: 'bad', label: 'pages.badges.ended' });
    expect(shown([ends], { date_expired: null })).toEqual([]);
  });

  it('say when a record begins until it has begun', () => {
    const begins: BadgeModel = { kind: 'begins', field: 'date_start' };
    const start = (days: number) => shown([begins], { date_start: at(days) })[0];
    expect(start(400)).toMatchObject({ tone: 'warning', label: 'pages.badges.begins', days: 400 });
    expect(start(0.1)).toMatchObject({ label: 'pages.badges.beginsToday' });
    expect(start(-1)).toBeUndefined();
  });

  it('count calendar days, across daylight saving changes', () => {
    const ends: BadgeModel = { kind: 'ends', field: 'date_expired' };
    const late = new Date(2026, 10, 21, 23, 59).getTime();
    const soon = new Date(2026, 10, 22, 0, 1).toISOString();
    const [badge] = shownBadges([ends], { date_expired: soon }, { self: false, now: late });
    expect(badge?.days).toBe(1);
  });

  it('leave out good states in a list where one needs attention', () => {
    const both = shown([active, empty], { is_active: true, users: [] });
    expect(pressingBadges(both).map(({ label }) => label)).toEqual(['badges.no-people']);
    const good = shown([active, empty], { is_active: true, users: ['1'] });
    expect(pressingBadges(good)).toEqual(good);
  });
});
