import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../../src/overrides/tickets/ticket.ts';
import {
  isWanted,
  RECORD_COLUMNS,
  recordCells,
  type TicketFilter,
} from '../../../../src/overrides/tickets/ticketRecord.ts';

const ticket: Ticket = {
  serial_num: '202611210001',
  title: 'Night shift',
  type: 'apply_asset',
  type_display: 'Apply for asset',
  status: 'closed',
  state: 'approved',
  applicant_display: 'Alice Lindqvist(alice)',
  org_name: 'Default',
  date_created: new Date(2026, 10, 21, 12, 30).toISOString(),
  date_updated: new Date(2026, 10, 22).toISOString(),
  comment: '',
  process_map: [
    { approval_level: 1, state: 'approved', processor_display: 'Olga Admiraal(orgadmin)' },
    { approval_level: 2, state: 'approved', processor_display: 'Administrator(admin)' },
  ],
};
const ALL: TicketFilter = { from: '', to: '', applicant: '', type: '', decision: '' };

describe('a record of tickets', () => {
  it.each<[Partial<TicketFilter>, boolean]>([
    [{}, true],
    [{ from: '2026-11-21', to: '2026-11-21' }, true],
    [{ from: '2026-11-22' }, false],
    [{ to: '2026-11-20' }, false],
    [{ applicant: ' LINDQ' }, true],
    [{ applicant: '(alice)' }, true],
    [{ applicant: 'bob' }, false],
    [{ type: 'apply_asset', decision: 'approved' }, true],
    [{ type: 'login_confirm' }, false],
    [{ decision: 'open' }, false],
  ])('has the tickets that are wanted: %j', (conditions, wanted) => {
    expect(isWanted(ticket, { ...ALL, ...conditions })).toBe(wanted);
  });

  it('takes what waits for what waits, whatever the server calls it', () => {
    for (const state of ['open', 'pending', 'reopen']) {
      expect(isWanted({ ...ticket, status: 'open', state }, { ...ALL, decision: 'open' })).toBe(
        true,
      );
    }
  });

  it('leaves out a ticket without a date where dates are asked for', () => {
    expect(isWanted({ ...ticket, date_created: '' }, { ...ALL, from: '2026-11-01' })).toBe(false);
  });

  it('says of each who asked, who decided, and when', () => {
    const cells = recordCells(ticket, {
      text: (key) => key.split('.').at(-1) ?? '',
      date: (value) => String(value).slice(0, 4),
    });
    expect(cells).toHaveLength(RECORD_COLUMNS.length);
    expect(cells.slice(0, 9)).toEqual([
      '202611210001',
      'Night shift',
      'Apply for asset',
      'Alice Lindqvist (alice)',
      'Default',
      '2026',
      'approved',
      'Olga Admiraal (orgadmin), Administrator (admin)',
      '2026',
    ]);
  });
});
