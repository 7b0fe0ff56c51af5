import { describe, expect, it } from 'vitest';
import { renewalOf } from '../../../../src/pages/renew/renewals.ts';

const now = Date.UTC(2026, 10, 28, 12);
const renew = (date_expired: unknown, length: number | Date) =>
  renewalOf({ id: '1', date_expired }, 'date_expired', length, now);
const day = (iso: string) => new Date(`${iso}T12:00:00Z`);

describe('the new end of a record', () => {
  it('is counted from its present end', () => {
    expect(renew('2026-12-10T12:00:00Z', 30)).toMatchObject({
      kind: 'renewed',
      to: day('2027-01-09'),
      fromNow: false,
    });
  });

  it('is counted from now when it has ended', () => {
    expect(renew('2025/01/01 00:00:00 +0000', 7)).toMatchObject({
      kind: 'renewed',
      to: day('2026-12-05'),
      fromNow: true,
    });
  });

  it('is the chosen date, unless that would shorten it', () => {
    const date = day('2026-12-24');
    expect(renew('2026-12-10T12:00:00Z', date)).toMatchObject({ to: date, fromNow: false });
    expect(renew('2025-12-10T12:00:00Z', date)).toMatchObject({ to: date, fromNow: false });
    expect(renew('2026-12-25T12:00:00Z', date).kind).toBe('later');
  });

  it.each(['2126-11-02T12:00:00Z', null, undefined, ''])(
    'is none where it never ends: %s',
    (end) => {
      expect(renew(end, 30).kind).toBe('endless');
    },
  );
});
