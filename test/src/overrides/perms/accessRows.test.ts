import { describe, expect, it } from 'vitest';
import { grantsOf } from '../../../../src/overrides/perms/access/grants.ts';
import type { Names } from '../../../../src/overrides/perms/access/names.ts';
import {
  columnsOf,
  csvOf,
  matches,
  rowOf,
  type RowWords,
} from '../../../../src/overrides/perms/access/rows.ts';
import type { SayText } from '../../../../src/i18n/useText.ts';
import { factsOf, PAIR, permission } from './accessFacts.ts';

const text: SayText = (key: unknown) => String(key).split('.').at(-1) ?? '';
const names: Names = {
  nameOf: (_kind, id) => id,
  secondOf: (kind, id) => `${kind} ${id}`,
  pageOf: () => undefined,
  permissionPage: () => undefined,
  accessPage: () => undefined,
  page: () => undefined,
};
const words: RowWords = { text, names, date: (value) => value.slice(0, 10) };
const rowsOf = (...permissions: readonly ReturnType<typeof permission>[]) =>
  grantsOf(factsOf(permissions)).grants.map((grant) => rowOf(grant, words));

describe('a row of the answer', () => {
  it('says through whom and where, with which system users and actions, and until when', () => {
    const [row] = rowsOf(
      permission({ groups: ['group'], nodes: ['outer'], systemUsers: ['operator', 'desktop'] }),
    );
    expect(row).toMatchObject({
      who: 'alice',
      what: 'host',
      permission: 'Night shift',
      group: 'direct, group',
      node: 'direct, outer',
      // The host offers no RDP.
      accounts: 'operator',
      actions: 'connect, upload_file',
      untilText: '2027/01/01',
      state: 'open',
      why: '',
    });
  });

  it('says why not, and “All” for every action', () => {
    const all = ['connect', 'upload_file', 'download_file', 'clipboard_copy', 'clipboard_paste'];
    const [row] = rowsOf(
      permission({ actions: all, active: false, valid: false, systemUsers: [] }),
    );
    expect(row).toMatchObject({
      actions: 'all',
      state: 'closed',
      why: 'permission-inactive; no-system-user',
    });
  });

  it('is found by words in any order', () => {
    const [row] = rowsOf(permission());
    expect(row && matches(row, 'SHIFT  alice')).toBe(true);
    expect(row && matches(row, 'shift bob')).toBe(false);
    expect(row && matches(row, '')).toBe(true);
  });

  it('has no column for a side that is given', () => {
    expect(columnsOf(PAIR)).not.toContain('who');
    expect(columnsOf({ systemUser: 's' }).slice(0, 3)).toEqual(['who', 'what', 'permission']);
  });
});

describe('the file', () => {
  it('has a head and a line for each row; what a spreadsheet would compute is a text', () => {
    const lines = csvOf(rowsOf(permission({ name: '=1+1' })), text).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFwho,username,what,address,permission/);
    expect(lines[1]).toContain(`,"'=1+1",`);
    expect(lines).toHaveLength(3);
  });
});
