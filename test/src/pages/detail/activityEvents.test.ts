import { recordQuery } from '../../../../src/pages/record/recordQuery.ts';
import { describe, expect, it } from 'vitest';
import {
  EVENTS_SHOWN,
  newestEvents,
} from '../../../../src/pages/detail/activity/activityEvents.ts';
import { activityLog, resourceNamed } from '../../app/fixtures.ts';

const rows = (key: string, ...times: readonly string[]) => ({
  log: activityLog(key),
  definition: resourceNamed('Robot'),
  rows: times.map((datetime, id) => ({ id, datetime })),
});

describe('the activity of a record', () => {
  it('asks a log with references that are filled in, also inside a text', () => {
    const record = { id: '7', name: 'Ada', username: 'ada' };
    expect(recordQuery({ user: '$record.name($record.username)' }, { record })).toEqual({
      user: 'Ada(ada)',
    });
    expect(recordQuery({ applicant: '$record.id', type: 'W' }, { record })).toEqual({
      applicant: '7',
      type: 'W',
    });
  });

  it('does not ask a log when a value is missing: the answer would be about everybody', () => {
    expect(
      recordQuery({ username: '$record.username' }, { record: { username: '' } }),
    ).toBeUndefined();
    expect(recordQuery({ username: '$record.username' }, { record: {} })).toBeUndefined();
  });

  it('is that of all logs together, newest first', () => {
    const events = newestEvents([
      rows('logins', '2026/11/21 10:00:00 +0000', '2026/11/19 10:00:00 +0000'),
      rows('operations', '2026/11/20 10:00:00 +0000'),
    ]);
    expect(events.map((event) => event.log.key)).toEqual(['logins', 'operations', 'logins']);
  });

  it('has no row without a time, and no more than it shows', () => {
    const many = Array.from({ length: EVENTS_SHOWN }, () => '2026/11/21 10:00:00 +0000');
    const events = newestEvents([rows('logins', ...many), rows('sessions', ...many)]);
    expect(events).toHaveLength(EVENTS_SHOWN);
    expect(newestEvents([rows('logins', '')])).toEqual([]);
  });
});
