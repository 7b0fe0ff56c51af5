import { describe, expect, it } from 'vitest';
import { judge, peopleByName } from '../../codegen/access/expectations.ts';
import type { ExpectationSource } from '../../codegen/schema/generated/manifest.ts';
import { projectSide } from './projectSide.ts';

const { points, model } = projectSide();
const people = peopleByName(undefined, model);

/** What is wrong with an expectation about this product. */
function wrongWith(expectation: Omit<ExpectationSource, 'because'>): readonly string[] {
  const expectations = { expectations: { tried: { because: 'It is tried.', ...expectation } } };
  const { unmet } = judge(expectations, { points, model, people });
  return unmet.map(({ claim, message }) => `${claim}: ${message}`);
}

const TICKETS = 'page TicketList (/tickets/tickets)';

describe('whom an expectation is about', () => {
  it('is, for a role, every account that has it: closed to it is closed to all of them', () => {
    expect(wrongWith({ who: ['User'], closed: ['TicketList'] })).toEqual([
      `closed: ${TICKETS} is open to User+OrgAdmin`,
    ]);
    expect(wrongWith({ who: ['User'], closed: ['/settings'] })).toEqual([]);
  });

  it('is, for a role, every account that has it: open to it is open to all of them', () => {
    expect(wrongWith({ who: ['OrgAdmin'], open: ['TicketList'] })).toEqual([]);
    expect(wrongWith({ who: ['User'], open: ['TicketList'] })).toEqual([
      `open: ${TICKETS} is closed to User+OrgAuditor, User+OrgUser by organizations: console`,
    ]);
  });

  it('is one account when both of its roles are named', () => {
    expect(wrongWith({ who: ['User+OrgUser'], closed: ['TicketList'] })).toEqual([]);
    expect(wrongWith({ who: ['User+OrgAdmin'], closed: ['TicketList'] })).toEqual([
      `closed: ${TICKETS} is open to User+OrgAdmin`,
    ]);
  });

  it('is the same for all that one expectation says: open, closed and the views', () => {
    const who = ['User+OrgAdmin'];
    const views = ['console', 'audit', 'workbench', 'tickets', 'profile', 'ops'];
    expect(wrongWith({ who, open: ['UserList'], closed: ['TaskMonitor'], views })).toEqual([]);
    expect(
      wrongWith({ who, open: ['TaskMonitor'], closed: ['UserList'], views: ['settings'] }),
    ).toEqual([
      'open: page TaskMonitor (/console/task-monitor) is closed to User+OrgAdmin by needs: ops.view_taskmonitor',
      'closed: page UserList (/console/users/users) is open to User+OrgAdmin',
      expect.stringMatching(/^views: /),
      ...views.map(() => expect.stringMatching(/^views: User\+OrgAdmin has (pages|no page) in /)),
    ]);
  });
});
