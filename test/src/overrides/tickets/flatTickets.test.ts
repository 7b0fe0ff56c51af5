import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inUse } from '@gatehouse-console/engine/session/serverVersion.ts';
import {
  approvalOf,
  grantChanges,
  isFlat,
  withFacts,
} from '../../../../src/overrides/tickets/flatTickets.ts';
import { lackOf, metaOf, stepsOf, type Ticket } from '../../../../src/overrides/tickets/ticket.ts';

const TICKET: Ticket = {
  id: 't1',
  type: 'apply_asset',
  status: 'open',
  state: 'pending',
  org_id: 'o1',
  applicant: 'u1',
  process_map: [{ state: 'pending', approval_level: 1, assignees: ['u2'] }],
  rel_snapshot: { applicant: 'Ada(ada)' },
};
const FACTS = {
  applicant: 'Ada(ada)',
  apply_nodes: [],
  apply_assets: ['a1', 'a2'],
  apply_system_users: ['s1'],
  apply_actions: ['connect'],
  apply_date_start: '2026/11/26 00:00:00 +0000',
  apply_date_expired: '2026/12/26 00:00:00 +0000',
  rel_snapshot: {
    applicant: 'Ada(ada)',
    apply_nodes: [],
    apply_assets: ['db-01(10.0.0.1)', 'db-02(10.0.0.2)'],
    apply_system_users: ['ops(ops)'],
  },
};

beforeEach(() => {
  inUse.version = 'v2.28';
});
afterEach(() => {
  inUse.version = undefined;
});

describe('a ticket of v2.28', () => {
  it('becomes the ticket that pages know', () => {
    const ticket = withFacts(TICKET, FACTS);
    expect(ticket).toMatchObject({
      applicant: 'u1',
      applicant_display: 'Ada(ada)',
      meta: {
        apply_assets: ['a1', 'a2'],
        apply_assets_display: ['db-01(10.0.0.1)', 'db-02(10.0.0.2)'],
        apply_nodes_display: [],
      },
    });
    expect(lackOf(ticket)).toBeUndefined();
    expect(stepsOf(ticket).map(({ state }) => state)).toEqual(['notified']);
  });

  it('has the names of users and the ids of sessions and rules', () => {
    const facts = {
      apply_run_user: 'u1',
      apply_run_asset: 'gate-01',
      apply_run_command: 'reboot',
      apply_from_session: 'x1',
      rel_snapshot: { apply_run_user: 'Ada(ada)' },
    };
    const ticket = withFacts({ ...TICKET, type: 'command_confirm' }, facts);
    expect(metaOf(ticket)).toEqual({
      apply_run_user: 'Ada(ada)',
      apply_run_asset: 'gate-01',
      apply_run_command: 'reboot',
      apply_from_session_id: 'x1',
    });
    expect(lackOf(ticket)).toBeUndefined();
  });

  it.each([
    ['without a record of its type', {}],
    ['of ids without their names', { ...FACTS, rel_snapshot: { apply_assets: [] } }],
  ])('%s cannot be accepted', (_, facts) => {
    expect(lackOf(withFacts(TICKET, facts))).toBe('request');
  });

  it('about a command of nobody who is named cannot be accepted', () => {
    const facts = { apply_run_user: 'u1', apply_run_asset: 'g', apply_run_command: 'id' };
    expect(lackOf(withFacts({ ...TICKET, type: 'command_confirm' }, facts))).toBe('request');
  });
});

describe('an approval at v2.28', () => {
  it('sends the whole request, with what the approver changed', () => {
    const approval = approvalOf(withFacts(TICKET, FACTS), { apply_assets: ['a1'] });
    expect(approval).toEqual({
      address: 'tickets/apply-asset-tickets/t1/approve',
      body: {
        org_id: 'o1',
        apply_nodes: [],
        apply_assets: ['a1'],
        apply_system_users: ['s1'],
        apply_actions: ['connect'],
        apply_date_start: FACTS.apply_date_start,
        apply_date_expired: FACTS.apply_date_expired,
      },
    });
  });

  it('of an application has its category', () => {
    const ticket: Ticket = {
      ...TICKET,
      type: 'apply_application',
      meta: { apply_category: 'db', apply_type: 'mysql' },
    };
    expect(approvalOf(ticket)).toMatchObject({
      address: 'tickets/apply-app-tickets/t1/approve',
      body: { apply_category: 'db', apply_type: 'mysql' },
    });
  });

  it('of a login goes to the generic address', () => {
    expect(approvalOf({ ...TICKET, type: 'login_confirm' })).toBeUndefined();
  });

  it('goes to the generic address at v2.23', () => {
    inUse.version = 'v2.23';
    expect(isFlat()).toBe(false);
    expect(approvalOf(TICKET)).toBeUndefined();
  });

  it('tells what was granted otherwise, whatever the order and the way of writing', () => {
    const asked = withFacts(TICKET, FACTS);
    const granted = withFacts(TICKET, {
      ...FACTS,
      apply_assets: ['a2'],
      apply_date_start: '2026-11-26T00:00:00Z',
      rel_snapshot: { ...FACTS.rel_snapshot, apply_assets: ['db-02(10.0.0.2)'] },
    });
    expect(grantChanges(asked, granted)).toEqual([
      {
        name: 'apply_assets_display',
        before: ['db-01(10.0.0.1)', 'db-02(10.0.0.2)'],
        after: ['db-02(10.0.0.2)'],
      },
    ]);
    const turned = withFacts(TICKET, {
      ...FACTS,
      apply_assets: ['a2', 'a1'],
      rel_snapshot: {
        ...FACTS.rel_snapshot,
        apply_assets: ['db-02(10.0.0.2)', 'db-01(10.0.0.1)'],
      },
    });
    expect(grantChanges(asked, turned)).toEqual([]);
  });
});
