import { describe, expect, it } from 'vitest';
import type { GateVerdict } from '../../../../codegen/model/gates.ts';
import { gateState } from '../../../../codegen/model/offerState.ts';
import type { DetailModel } from '../../../../codegen/model/details.ts';
import { actionRequest, bulkItems } from '../../../../src/pages/actionCalls.ts';
import {
  actionsOn,
  openTabs,
  saidAbove,
  tabInView,
  withActivity,
} from '../../../../src/pages/detail/tabs.ts';
import { detailTitle, recordName, secondName } from '../../../../src/pages/titles.ts';
import { activityLog, gatesOf } from '../../app/fixtures.ts';

describe('the title of a detail (spec 1, section 2.8)', () => {
  it('is the kind and the name', () => {
    expect(detailTitle('User', 'Alice')).toBe('User: Alice');
  });

  it('is cut at 80 characters plus an ellipsis', () => {
    const exact = detailTitle('User', 'x'.repeat(74));
    expect(exact).toHaveLength(80);
    const long = detailTitle('User', 'x'.repeat(75));
    expect(long).toBe(`${exact}…`);
  });

  it('counts characters as people see them', () => {
    expect([...detailTitle('User', '😀'.repeat(100))]).toHaveLength(81);
  });

  it('takes the second field where the title field is empty, and the id last', () => {
    const definition = { record: { title: 'name', secondary: 'username' } };
    expect(recordName(definition, { id: 1, name: '', username: 'alice' })).toBe('alice');
    expect(recordName(definition, { id: 1 })).toBe('1');
  });

  it('has a space in names that the server composes', () => {
    const definition = {
      record: { title: 'user', secondary: 'asset', composed: ['user', 'asset'] },
    };
    const session = { id: 1, user: 'Alice(alice)', asset: 'app-01(10.0.0.1)' };
    expect(recordName(definition, session)).toBe('Alice (alice)');
    expect(secondName(definition, session)).toBe('app-01 (10.0.0.1)');
    expect(recordName({ record: { title: 'user' } }, session)).toBe('Alice(alice)');
  });

  it('is a sentence where the resource says so, unless one of its fields is empty', () => {
    const definition = { record: { title: 'user', secondary: 'asset', sentence: 'on' } };
    const name = (record: Readonly<Record<string, unknown>>) =>
      recordName(definition, record, undefined, (_, values) =>
        Object.values(values ?? {}).join(' on '),
      );
    expect(name({ id: 1, user: 'Alice(alice)', asset: 'app-01(10.0.0.1)' })).toBe(
      'Alice on app-01',
    );
    expect(name({ id: 1, user: 'Alice(alice)', asset: '' })).toBe('Alice(alice)');
  });
});

describe('the fields that a page says above its cards', () => {
  it('are the title, the parts of the sentence and the facts', () => {
    const record = { title: 'name' };
    expect(saidAbove({ record }, { flow: [['users'], ['assets']], facts: ['actions'] })).toEqual([
      'name',
      'users',
      'assets',
      'actions',
    ]);
  });
});

describe('the tabs of a detail', () => {
  const gates = gatesOf();
  const detail: DetailModel = {
    tabs: [
      { key: 'summary', label: 'tabs.summary' },
      { key: 'rules', label: 'tabs.rules', gate: { permissions: ['acls.view_loginacl'] } },
      { key: 'ssh', label: 'tabs.ssh', when: { field: 'protocol', in: ['ssh'] } },
    ],
  };
  const keys = (record: object, context = gates) =>
    openTabs(detail, { ...record }, false, context).map((tab) => tab.key);

  it('end with the activity for people who may read one of its logs', () => {
    const log = activityLog('logins');
    const closed = { ...log, gate: { permissions: ['audits.view_userloginlog'] } };
    const names = (logs: Parameters<typeof withActivity>[1]) =>
      withActivity(detail.tabs, logs, gates).map(({ key }) => key);
    expect(names([closed])).toEqual(['summary', 'rules', 'ssh']);
    expect(names([closed, log])).toEqual(['summary', 'rules', 'ssh', 'activity']);
    expect(names(undefined)).toEqual(['summary', 'rules', 'ssh']);
  });

  it('are absent without their permission or while their condition fails', () => {
    expect(keys({})).toEqual(['summary']);
    expect(keys({ protocol: 'ssh' })).toEqual(['summary', 'ssh']);
    const permitted = { ...gates, permissions: new Set(['acls.view_loginacl']) };
    expect(keys({}, permitted)).toEqual(['summary', 'rules']);
  });

  it('the one of the address is in view, else the first', () => {
    const tabs = openTabs(detail, { protocol: 'ssh' }, false, gates);
    expect(tabInView(tabs, 'ssh')?.key).toBe('ssh');
    expect(tabInView(tabs, 'rules')?.key).toBe('summary');
    expect(tabInView(tabs, null)?.key).toBe('summary');
  });

  it('what can be done stands on the tab that names it, all else on the first', () => {
    const quick: DetailModel = {
      tabs: detail.tabs.map((tab) => (tab.key === 'rules' ? { ...tab, quick: ['test'] } : tab)),
    };
    const actions = [{ offer: { key: 'unblock' } }, { offer: { key: 'test' } }];
    const on = (at: number) =>
      actionsOn(quick.tabs[at], quick.tabs[0], quick, actions).map(({ offer }) => offer.key);
    expect(on(0)).toEqual(['unblock']);
    expect(on(1)).toEqual(['test']);
    expect(on(2)).toEqual([]);
  });
});

describe('the call of an action', () => {
  const scope = { record: { id: 'a/b' }, me: { id: 'me' } };

  it('fills its address, body and query', () => {
    const call = {
      kind: 'call',
      method: 'POST',
      address: 'users/users/$record.id/unblock',
      body: { by: '$me.id', reset: true },
      query: { user: '$me.id' },
    } as const;
    expect(actionRequest(call, 'users/users', scope, undefined, undefined)).toEqual({
      method: 'POST',
      address: 'users/users/a%2Fb/unblock',
      body: { by: 'me', reset: true },
      query: { user: 'me' },
    });
  });

  it('carries the token of the stored selection', () => {
    const call = { kind: 'spm', method: 'POST', address: 'users/users/remove' } as const;
    expect(actionRequest(call, 'users/users', {}, 'token', undefined).query).toEqual({
      spm: 'token',
    });
  });

  it('patches the record for a switch', () => {
    const call = { kind: 'toggle', field: 'is_active' } as const;
    expect(actionRequest(call, 'users/users', scope, undefined, false)).toEqual({
      method: 'PATCH',
      address: 'users/users/a%2Fb',
      body: { is_active: false },
    });
  });

  it('has an item for each record of a selection', () => {
    const each = { id: '$record.id', is_active: true };
    expect(bulkItems(each, [{ id: 1 }, { id: 2 }], {})).toEqual([
      { id: 1, is_active: true },
      { id: 2, is_active: true },
    ]);
  });
});

describe('how something behind a gate is offered (spec 1, section 6)', () => {
  const stateOf = (verdict: GateVerdict) => gateState(verdict).kind;

  it('openly, closed in the root organization, not at all without the permission', () => {
    expect(stateOf({ open: true })).toBe('enabled');
    expect(stateOf({ open: false, reason: 'organization' })).toBe('disabled');
    expect(stateOf({ open: false, reason: 'permission', missing: 'users.add_user' })).toBe(
      'hidden',
    );
    expect(stateOf({ open: false, reason: 'licence' })).toBe('hidden');
  });
});
