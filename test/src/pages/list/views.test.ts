// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ListRules } from '../../../../src/pages/list/listState.ts';
import { readListState } from '../../../../src/pages/list/listState.ts';
import { keepViews, savedViews, withSaved } from '../../../../src/pages/list/views/savedViews.ts';
import { viewQuery, withView } from '../../../../src/pages/list/views/viewAddress.ts';

const rules: ListRules = { sizes: [15, 30], defaultSize: 15, filters: ['source'] };

describe('saved views', () => {
  it('are kept for each person and table', () => {
    const view = { name: 'Mine', query: 'source=ldap' };
    expect(keepViews('alice', 'users.user', [view])).toBe(true);
    keepViews('bob', 'users.user', [{ name: 'His', query: '' }]);
    expect(savedViews('alice', 'users.user')).toEqual([view]);
    expect(savedViews('alice', 'assets.asset')).toEqual([]);
  });

  it('are replaced by one of the same name', () => {
    const views = [{ name: 'Mine', query: 'source=ldap' }];
    expect(withSaved(views, { name: 'Mine', query: '' })).toEqual([{ name: 'Mine', query: '' }]);
    expect(withSaved(views, { name: 'Other', query: '' })).toHaveLength(2);
  });

  it('survive what makes no sense', () => {
    for (const text of ['{', '7', '{"version":9,"views":[]}', '{"version":1,"views":[5,{}]}']) {
      localStorage.setItem('savedViews', text);
      expect(savedViews('alice', 'users.user')).toEqual([]);
    }
  });
});

describe('a view as an address', () => {
  const query = new URLSearchParams('oid=1&page=3&size=30&search=web&source=ldap&order=-name');
  const view = viewQuery({
    state: readListState(query, rules),
    rules,
    shown: ['name', 'email'],
  });

  const held = { order: '-name', search: 'web', source: 'ldap', columns: 'name,email' };

  it('holds filters, words, order and columns, but no page', () => {
    expect(Object.fromEntries(new URLSearchParams(view))).toEqual(held);
  });

  it('takes the place of what the list shows and leaves the keys of others', () => {
    const address = withView(new URLSearchParams('oid=1&page=2&source=saml2'), view, rules);
    expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ oid: '1', ...held });
    expect(withView(query, '', rules)).toBe('?oid=1');
  });
});
