// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { REMEMBERED_PAGES, rememberedTab, rememberTab } from '../../../src/pages/tabMemory.ts';

describe('the tab that is remembered in the cookie activeTab (spec 1, section 2.1)', () => {
  afterEach(() => Cookies.remove('activeTab', { path: '/' }));

  it('belongs to one kind of page', () => {
    rememberTab('UserDetail', 'login-rules');
    rememberTab('AssetDetail', 'permissions');
    expect(rememberedTab('UserDetail')).toBe('login-rules');
    expect(rememberedTab('AssetDetail')).toBe('permissions');
    expect(rememberedTab('GroupDetail')).toBeUndefined();
    expect(JSON.parse(Cookies.get('activeTab') ?? '')).toEqual({
      AssetDetail: 'permissions',
      UserDetail: 'login-rules',
    });
  });

  it('is the last one', () => {
    rememberTab('UserDetail', 'login-rules');
    rememberTab('UserDetail', 'summary');
    expect(rememberedTab('UserDetail')).toBe('summary');
  });

  it.each(['summary', '[1]', '{"UserDetail":1}', 'null'])(
    'is none where the cookie says %s',
    (value) => {
      Cookies.set('activeTab', value, { path: '/' });
      expect(rememberedTab('UserDetail')).toBeUndefined();
    },
  );

  it('goes when too many pages came after it', () => {
    rememberTab('UserDetail', 'summary');
    for (let page = 0; page < REMEMBERED_PAGES; page += 1) rememberTab(`Page${page}`, 'one');
    expect(rememberedTab('UserDetail')).toBeUndefined();
    expect(rememberedTab('Page0')).toBe('one');
  });
});
