import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { freshConsole } from '../console.ts';
import { outlineOf, type Outline } from './outline.ts';
import { finish, openReader } from './reader.ts';

const running = freshConsole('--licence', 'valid');

/** One page of each family, and its first heading. */
const PAGES = [
  ['console/dashboard', 'Dashboard'],
  ['console/users/users', 'Users'],
  ['console/users/users/create', 'Create user'],
  ['console/assets/assets', 'Assets'],
  ['console/perms/access', 'Access check'],
  ['audit/sessions/sessions', 'Sessions'],
  ['workbench/home', 'Administrator'],
  ['settings/basic', 'Basic'],
] as const;

async function visited(page: Page, path: string): Promise<Outline> {
  await page.goto(new URL(path, running.url).href);
  await page.locator('main h1').first().waitFor();
  await atRest(page);
  return outlineOf(page);
}

it('each page has its landmarks once, with names, and headings without jumps', async () => {
  const { page } = await running.openAs('admin', 'workbench/home');
  const titles = new Set<string>();
  for (const [path, heading] of PAGES) {
    const { landmarks, headings, language } = await visited(page, path);
    const named = (role: string) =>
      landmarks.filter((one) => one.role === role).map(({ name }) => name);
    expect(named('main'), path).toHaveLength(1);
    expect(named('banner'), path).toHaveLength(1);
    // Navigations are told apart by their names.
    expect(new Set(named('navigation')).size, path).toBe(named('navigation').length);
    expect(named('navigation'), path).toContain('Main menu');
    expect(named('navigation'), path).not.toContain('');
    expect(headings.filter(({ level }) => level === 1).map(({ name }) => name)).toEqual([
      expect.stringContaining(heading),
    ]);
    const jumps = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
    expect(jumps, `jumps on ${path}: ${JSON.stringify(headings)}`).toEqual([]);
    expect(language).toBe('en');
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
});

it('each navigation is told once, and leads into the new page', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/users');
  await page.locator('tbody a').first().waitFor();
  await reader.activate('link "Skip to content"');
  const steps = [
    ['link "User groups"', 'User groups'],
    ['link "Roles"', 'Roles'],
    ['link "Dashboard"', 'Dashboard'],
  ] as const;
  for (const [link, name] of steps) {
    // The menu stands before the page.
    await reader.goTo(link, 'Shift+Tab');
    const before = reader.transcript.length;
    await reader.press('Enter');
    await reader.hears(`focus: main "${name}"`);
    await reader.hears(`title: ${name} - Gatehouse`);
    await reader.isAt(`main "${name}"`);
    await page.locator('main h1', { hasText: name }).waitFor();
    const told = reader.transcript.slice(before).filter((line) => line.includes(`"${name}"`));
    expect(told.filter((line) => line.startsWith('focus: main'))).toHaveLength(1);
  }
  finish('Go from page to page', reader, problems);
});

it('the first Tab reaches the link to the content', async () => {
  const { page, reader, problems } = await openReader(running, 'console/users/users');
  await page.locator('tbody a').first().waitFor();
  await reader.press('Tab');
  await reader.hears('focus: link "Skip to content"');
  await reader.press('Enter');
  await reader.hears('focus: main "Users"');
  await reader.press('Tab');
  await reader.hears('focus: link "Create"');
  finish('Skip to the content', reader, problems);
});

it.each([
  {
    language: 'zh-hans',
    code: 'zh',
    groups: '用户组',
    group: 'External contractors',
    menu: 'menu "External contractors 的更多操作"',
    question:
      'alertdialog "删除用户组 External contractors？" (此操作无法撤销。 同时受影响： 13 名成员将失去该用户组授予的权限)',
    said: 'polite: 已删除 External contractors 关闭消息',
  },
  {
    language: 'ja',
    code: 'ja',
    groups: 'ユーザーグループ',
    group: 'Database team',
    menu: 'menu "Database team のその他の操作"',
    question:
      'alertdialog "ユーザーグループ Database team を削除しますか？" (この操作は取り消せません。 影響を受けるもの: 6 名のメンバーがこのグループの権限を失います アセット権限 1 件)',
    said: 'polite: Database team を削除しました メッセージを閉じる',
  },
] as const)('speaks $language, in a page that says so', async (words) => {
  const { page, reader, problems } = await openReader(running, 'console/users/groups', {
    language: words.language,
  });
  await page.getByRole('link', { name: words.group, exact: true }).waitFor();
  expect((await outlineOf(page)).language).toBe(words.code);
  await reader.press('Tab', 'Enter');
  await reader.hears(`focus: main "${words.groups}"`);
  await reader.activate(new RegExp(`^button "${words.group} `));
  await reader.hears(words.menu);
  await reader.activate(/^menuitem ".*", 5 of 5$/, 'ArrowDown');
  await reader.hears(words.question);
  await reader.press('Tab', 'Enter');
  await reader.hears(words.said);
  await reader.isAt(`region "${words.groups}"`);
  finish(`Delete a record, in ${words.code}`, reader, problems);
});
