import { apiFactsOf } from '../../../../codegen/derive/apiFacts.ts';
import { describe, expect, it } from 'vitest';
import {
  conditionsOf,
  dropListState,
  isNarrowed,
  nextSort,
  readListState,
  writeListState,
  type ListRules,
} from '../../../../src/pages/list/listState.ts';
import { pageButtons, totalText } from '../../../../src/pages/list/pageButtons.ts';
import { pageCount } from '../../../../src/pages/list/paging.ts';
import {
  joinTerms,
  readSearchTerms,
  splitKey,
  termsOf,
  valueFor,
} from '../../../../src/pages/list/search/searchTerms.ts';

const rules: ListRules = {
  sizes: [15, 30, 50, 100],
  defaultSize: 15,
  defaultOrder: { field: 'name', descending: false },
  filters: ['source', 'is_active'],
};
const read = (query: string) => readListState(new URLSearchParams(query), rules);
const write = (query: string, change: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(query), change, rules).toString();

describe('the state of a list in its address', () => {
  it('is the default where the address says nothing', () => {
    expect(read('')).toEqual({
      page: 1,
      size: 15,
      order: { field: 'name', descending: false },
      search: '',
      filters: {},
    });
  });

  it('is read whole', () => {
    expect(read('page=3&size=50&order=-date&search=web&source=ldap&other=1')).toEqual({
      page: 3,
      size: 50,
      order: { field: 'date', descending: true },
      search: 'web',
      filters: { source: 'ldap' },
    });
  });

  it('has booleans as the server reads them, however an earlier address wrote them', () => {
    const filters = ['source', 'status'];
    const booleans = { ...rules, filters, booleanFilters: ['status'] };
    const readIt = (query: string) => readListState(new URLSearchParams(query), booleans).filters;
    for (const value of ['false', 'False', '0'])
      expect(readIt(`status=${value}&source=0`)).toEqual({ status: 'False', source: '0' });
    expect(readIt('status=true')).toEqual({ status: 'True' });
    expect(readIt('status=other')).toEqual({ status: 'other' });
  });

  it('has no words where the server searches nothing', () => {
    const silent = { ...rules, search: false as const };
    const { search, filters } = readListState(
      new URLSearchParams('search=koko&source=ldap'),
      silent,
    );
    expect([search, filters]).toEqual(['', { source: 'ldap' }]);
  });

  it('begins with the filters of the page, which can be changed and taken off', () => {
    const waiting = { ...rules, startFilters: { source: 'ldap' } };
    const readIt = (query: string) => readListState(new URLSearchParams(query), waiting);
    const writeIt = (query: string, filters: Readonly<Record<string, string>>) =>
      writeListState(new URLSearchParams(query), { filters }, waiting).toString();
    expect(readIt('').filters).toEqual({ source: 'ldap' });
    expect(isNarrowed(readIt(''), waiting)).toBe(false);
    expect(writeIt('', { source: 'local' })).toBe('source=local');
    expect(writeIt('', {})).toBe('source=');
    expect(readIt('source=').filters).toEqual({});
    expect(isNarrowed(readIt('source='), waiting)).toBe(true);
    expect(writeIt('source=', { source: 'ldap' })).toBe('');
  });

  it('survives nonsense', () => {
    expect(read('page=-2&size=7')).toMatchObject({ page: 1, size: 15 });
    expect(read('page=x')).toMatchObject({ page: 1 });
  });

  it('is written short: defaults are left out, keys of others stay', () => {
    expect(write('oid=1&activeTab=a&page=2', { page: 1 })).toBe('oid=1&activeTab=a');
    expect(write('', { order: { field: 'name', descending: false } })).toBe('');
  });

  it('names the size of its pages with a page, for a reader whose own size differs', () => {
    expect(write('', { page: 2 })).toBe('page=2&size=15');
  });

  it('starts again at page 1 when anything else changes', () => {
    expect(write('page=4', { search: 'web' })).toBe('search=web');
    expect(write('page=4', { size: 30 })).toBe('size=30');
    expect(write('page=4&order=-name', { filters: { source: 'ldap' } })).toBe(
      'order=-name&source=ldap',
    );
  });

  it('takes filters off', () => {
    expect(write('source=ldap&is_active=True', { filters: { is_active: 'True' } })).toBe(
      'is_active=True',
    );
  });

  it('is dropped for another tab', () => {
    const query = new URLSearchParams('activeTab=a&page=2&size=30&order=x&search=y&oid=1');
    expect(dropListState(query).toString()).toBe('activeTab=a&oid=1');
  });
});

describe('the order of a column', () => {
  it('goes from ascending over descending back to that of the list', () => {
    const first = nextSort('ip', { field: 'name', order: 'ASC' });
    expect(first).toEqual({ field: 'ip', order: 'ASC' });
    const second = nextSort('ip', first);
    expect(second).toEqual({ field: 'ip', order: 'DESC' });
    expect(nextSort('ip', second).field).toBe('');
  });
});

describe('the page buttons (spec 1, section 9)', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [10, 20, [8, 9, 10, 11, 12]],
    [20, 20, [16, 17, 18, 19, 20]],
  ])('page %i of %i shows %j', (page, pages, buttons) => {
    expect(pageButtons(page, pages)).toEqual(buttons);
  });

  it('an empty list still has one page', () => {
    expect(pageCount(0, 15)).toBe(1);
    expect(pageCount(16, 15)).toBe(2);
  });
});

describe('what is typed into the search box', () => {
  const keys = ['source', 'label'];

  it('is searched for as it stands, several terms joined by commas', () => {
    expect(readSearchTerms('web,  server', keys)).toEqual({ search: 'web,server', filters: {} });
    expect(readSearchTerms(' Alice  Lindqvist ', keys).search).toBe('Alice Lindqvist');
    expect(termsOf('web,server')).toEqual(['web', 'server']);
    expect(joinTerms('web', 'server,web')).toBe('web,server');
    expect(readSearchTerms('fe80::1', keys).search).toBe('fe80::1');
  });

  it('filters by a declared key, whatever the value holds', () => {
    expect(readSearchTerms('web source:ldap label:env:prod', keys)).toEqual({
      search: 'web',
      filters: { source: 'ldap', label: 'env:prod' },
    });
  });

  it('gives a key every word up to the next key or comma', () => {
    expect(readSearchTerms('label:two words source:ldap, web', keys)).toEqual({
      search: 'web',
      filters: { source: 'ldap', label: 'two words' },
    });
  });

  it('ignores an empty value', () => {
    expect(readSearchTerms('source:', keys)).toEqual({ search: '', filters: {} });
  });
});

describe('a key of the search box', () => {
  const kind = {
    key: 'kind',
    label: '种类',
    options: [{ value: 'arm', label: 'Robot arm' }],
    model: undefined,
  };
  const note = { key: 'note', label: 'Note', options: [], model: undefined };

  it('is known by its name and its label, before a narrow or a wide colon', () => {
    expect(splitKey('kind:a', [kind, note])).toEqual({ key: kind, rest: 'a' });
    expect(splitKey('种类：a:b', [kind, note])).toEqual({ key: kind, rest: 'a:b' });
    expect(splitKey('color:a', [kind, note])).toBeUndefined();
  });

  it('takes a choice by its value or its words, and text as it stands', () => {
    expect(valueFor(kind, 'ARM')).toBe('arm');
    expect(valueFor(kind, ' robot arm ')).toBe('arm');
    expect(valueFor(kind, 'wheel')).toBeUndefined();
    expect(valueFor(note, ' two words ')).toBe('two words');
    expect(valueFor(note, '  ')).toBeUndefined();
  });
});

describe('the range of dates of a list', () => {
  const start = { from: '2026-11-14T00:00:01.000Z', to: '2026-11-22T23:59:59.000Z' };
  const logs: ListRules = { ...rules, dates: { start } };
  const readLogs = (query: string) => readListState(new URLSearchParams(query), logs);

  it('is read from date_start and date_end, and goes to the server as date_from and date_to', () => {
    const state = readLogs('date_start=2026-11-01T08:00:00Z&date_end=2026-11-02T08:00:00Z');
    expect(conditionsOf(state)).toEqual({
      date_from: '2026-11-01T08:00:00.000Z',
      date_to: '2026-11-02T08:00:00.000Z',
    });
  });

  it('begins as the list says, which is not written into the address', () => {
    expect(readLogs('').dates).toEqual(start);
    expect(readLogs('date_start=nonsense').dates).toEqual(start);
    expect(isNarrowed(readLogs(''), logs)).toBe(false);
    const query = new URLSearchParams('date_start=2026-11-01&date_end=2026-11-02');
    expect(isNarrowed(readListState(query, logs), logs)).toBe(true);
    expect(writeListState(query, { dates: start }, logs).toString()).toBe('');
  });

  it('is nothing to a list that has none', () => {
    expect(read('date_start=2026-11-01').dates).toBeUndefined();
  });
});

describe('the columns of a view', () => {
  it('stand in the address and change with it alone', () => {
    expect(read('columns=name,ip').columns).toEqual(['name', 'ip']);
    expect(write('columns=name,ip', { search: 'web' })).toContain('columns=name%2Cip');
    expect(write('columns=name,ip', { columns: undefined })).toBe('');
  });
});

describe('the number of all rows', () => {
  const unknown = apiFactsOf({ preset: 'openapi' });

  it('is told, or that there are more than so many', () => {
    expect(totalText(40, 15, String)).toBe('40');
    expect(totalText(16, 15, String, unknown)).toBe('15+');
    // The last page is not full.
    expect(totalText(27, 27, String, unknown)).toBe('27');
  });
});
