import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { chooseLanguage } from '../../../src/i18n/language.ts';
import { textOf } from '../../../src/i18n/text.ts';

const languages = [
  { code: 'en', cookie: 'en', name: 'English' },
  { code: 'zh', cookie: 'zh-hans', name: '中文' },
  { code: 'ja', cookie: 'ja', name: '日本語' },
];

describe('the language', () => {
  it.each([
    ['the cookie', 'ja', ['en-US'], 'ja'],
    ['the cookie of the server', 'zh-hans', ['en-US'], 'zh'],
    ['the default for an unknown cookie', 'fr', ['en-US'], 'zh'],
    ['the browser’s without a cookie', undefined, ['ja-JP', 'en'], 'ja'],
    ['the browser’s first that we have', '', ['fr-FR', 'en-GB', 'ja'], 'en'],
    ['the default without either', undefined, ['fr', 'de'], 'zh'],
    ['the default where the browser tells nothing', undefined, [], 'zh'],
  ])('is %s', (_case, cookie, browser, chosen) => {
    expect(chooseLanguage({ languages, cookie, browser, defaultLanguage: 'zh' })).toBe(chosen);
  });
});

describe('translations', () => {
  const texts = (words: Record<string, string>) => Promise.resolve({ default: words });
  const catalogues = {
    en: {
      start: vi.fn(() => texts({ 'titles.create': 'Create %{one}', user: 'user' })),
      rest: vi.fn(() => texts({ 'shell.help': 'Help' })),
    },
    ja: {
      start: vi.fn(() => texts({ 'titles.create': '%{one}の作成', user: 'ユーザー' })),
      rest: vi.fn(() => texts({ 'shell.help': 'ヘルプ' })),
    },
  };
  const create = () => createI18n({ catalogues, languages, language: 'en' });

  it('come from one catalogue, others are loaded when they are chosen', async () => {
    const { provider: i18n } = await create();
    expect(i18n.getLocale()).toBe('en');
    expect(i18n.translate('titles.create', { one: 'user' })).toBe('Create user');
    expect(catalogues.ja.start).not.toHaveBeenCalled();
    await i18n.changeLocale('ja');
    expect(i18n.translate('titles.create', { one: 'ユーザー' })).toBe('ユーザーの作成');
    await i18n.changeLocale('en');
    expect(i18n.translate('user')).toBe('user');
  });

  it('of a missing key are the key, and the server’s words stay as they are', async () => {
    const { provider: i18n } = await create();
    expect(i18n.translate('resources.gone')).toBe('resources.gone');
    expect(i18n.translate('Port 22 is taken. Try 2222.')).toBe('Port 22 is taken. Try 2222.');
    expect(i18n.translate('resources.gone', { _: 'Gone' })).toBe('Gone');
  });

  it('come in parts: what was needed once is there in every language chosen later', async () => {
    const { provider, parts } = await create();
    expect(parts.lacks('shell.help')).toBe('rest');
    expect(provider.translate('shell.help')).toBe('shell.help');
    expect(catalogues.en.rest).not.toHaveBeenCalled();
    await Promise.all([parts.load('rest'), parts.load('rest')]);
    expect(catalogues.en.rest).toHaveBeenCalledTimes(1);
    expect(parts.lacks('shell.help')).toBeUndefined();
    expect(provider.translate('shell.help')).toBe('Help');
    await provider.changeLocale('ja');
    expect(provider.translate('shell.help')).toBe('ヘルプ');
  });

  it('of a part that comes while the language changes are there in the new one', async () => {
    const { provider, parts } = await create();
    await Promise.all([provider.changeLocale('ja'), parts.load('rest')]);
    expect(provider.translate('user')).toBe('ユーザー');
    expect(provider.translate('shell.help')).toBe('ヘルプ');
  });

  it('of a part that could not be loaded are asked for again', async () => {
    const { provider, parts } = await create();
    catalogues.en.rest.mockRejectedValueOnce(new Error('no network'));
    await expect(parts.load('rest')).rejects.toThrow('no network');
    expect(parts.lacks('shell.help')).toBe('rest');
    await parts.load('rest');
    expect(provider.translate('shell.help')).toBe('Help');
  });

  it('are found in every language at once, which leaves the shown one as it is', async () => {
    const { provider, parts } = await create();
    const help = await parts.inAllLanguages('rest');
    expect(help.flatMap((catalogue) => catalogue['shell.help'] ?? [])).toEqual(['Help', 'ヘルプ']);
    expect(provider.translate('user')).toBe('user');
    expect(parts.lacks('shell.help')).toBe('rest');
  });

  it("answer the keys that react-admin's components make, and wait for those that are not loaded", async () => {
    const names = {
      'resources.users.user.one': 'User',
      'resources.users.user.many': 'Users',
      'fields.name': 'Name',
    };
    const { provider, parts } = await createI18n({
      languages,
      language: 'en',
      catalogues: {
        en: {
          start: () => texts(names),
          'resources.users': () => texts({ 'resources.users.user.fields.ip': 'Last address' }),
        },
      },
    });
    const asked = () => provider.translate('resources.users.user.fields.ip', { _: 'Ip' });
    expect(asked).toThrow(expect.any(Promise));
    await parts.load('resources.users');
    expect(asked()).toBe('Last address');
    expect(provider.translate('resources.users.user.fields.name', { _: 'name' })).toBe('Name');
    expect(provider.translate('resources.users.user.name', { smart_count: 1 })).toBe('User');
    expect(provider.translate('resources.users.user.name', { smart_count: 2 })).toBe('Users');
    expect(provider.translate('resources.users.user.fields.age', { _: 'Age' })).toBe('Age');
  });

  it('fail for a language without a catalogue', async () => {
    await expect(createI18n({ catalogues, languages, language: 'zh' })).rejects.toThrow(/zh/);
  });

  it('resolve the texts of generated pages', async () => {
    const { translate } = (await create()).provider;
    expect(textOf('user', translate)).toBe('user');
    expect(textOf({ key: 'titles.create', with: { one: 'user' } }, translate)).toBe('Create user');
    expect(textOf({ literal: 'Hôte' }, translate)).toBe('Hôte');
  });

  it('write names of resources inside a sentence in small letters, and begin it with a capital', () => {
    const texts: Readonly<Record<string, string>> = { 'group.one': 'User group' };
    const said = (pattern: string) =>
      textOf(
        { key: 'title', with: { one: 'group.one' } },
        (key, values) => texts[key] ?? pattern.replace('%{one}', String(values?.['one'])),
        {},
        'en',
      );
    expect([said('Create %{one}'), said('%{one}')]).toEqual(['Create user group', 'User group']);
  });
});
