import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasFocus, firstNamed } from '../acts.ts';
import { expectAccessible, consoleOf } from '../console.ts';
import { copyProject, startDev, type DevConsole } from '../devConsole.ts';

const LABELS = 'manifest/resources/assets/label.yaml';
const RIGHT = 'widget: tree-picker, options';
const WRONG = 'wigdet: assets, options';
const GROUPS = 'manifest/resources/users/usergroup.yaml';
const WORDS = ['en', 'zh', 'ja'].map((language) => `locales/${language}/users.yaml`);
const HEADER = 'export default function Header() {\n  return <p>Ask for labels by mail.</p>;\n}\n';
const HEADER_FILE = 'src/overrides/assets/LabelList.header.tsx';
const MISNAMED_FILE = 'src/overrides/assets/LabelLst.header.tsx';
const UNUSED = ['  users:\n    user:\n', '  users:\n    user:\n      nobody: Nothing\n'] as const;

let server: DevConsole | undefined;
const running = consoleOf(async () => {
  const copy = copyProject();
  copy.edit(LABELS, RIGHT, WRONG);
  // Both keep what they found below the packages.
  expect(validate(copy.folder)).toBe(1);
  server = await startDev(copy);
  expect(validate(copy.folder)).toBe(1);
  return server;
});
const edit: DevConsole['edit'] = (...change) => server?.edit(...change);
const findingsOf = (page: Page) => page.getByRole('dialog', { name: /^The manifests have/ });
/** Exits with 1 as it finds mistakes; with 2 when it cannot run. */
const validate = (folder: string) =>
  spawnSync(process.execPath, ['dist/bin/gatehouse.mjs', 'validate'], { cwd: folder }).status;
/** Each of the tests has what the one before left. */
let page: Page;

describe('broken manifests, in development, one after the other', () => {
  beforeAll(async () => {
    // After a test, the pages that it opened are left.
    page = (await running.newPage()).page;
  });

  it('show their findings instead of nothing when it starts with them', async () => {
    await page.goto(running.url);
    const findings = findingsOf(page);
    await findings.waitFor();
    const text = await findings.innerText();
    expect(text).toMatch(/manifest\/resources\/assets\/label\.yaml:\d+/);
    expect(text).toContain('Did you mean widget?');
    expect(text).toContain('The console starts when they are mended');
    expect(await firstNamed(findings, 'group', 'Source').innerText()).toContain('^^^^^^');
    expect(await findings.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await expectAccessible(page, 'the findings before a console');
    const rule = await page.request.get(
      new URL((await findings.getByRole('link').first().getAttribute('href')) ?? '', running.url)
        .href,
    );
    expect(await rule.text()).toMatch(/^# /);
  });

  it('let the console start at the same address once they are mended', async () => {
    edit(LABELS, WRONG, RIGHT);
    // The open page waits for it.
    await page.locator('#root').waitFor({ state: 'attached' });
  });

  it('show their findings over the console as it was, which can be used after Escape', async () => {
    await running.signIn(page, 'admin', 'console/assets/labels');
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.focus();
    edit(LABELS, RIGHT, WRONG);
    const findings = findingsOf(page);
    await findings.waitFor();
    expect(await findings.getByRole('listitem').count()).toBe(1);
    await expectAccessible(page, 'findings over the console');
    await page.keyboard.press('Escape');
    await findings.waitFor({ state: 'hidden' });
    expect(await hasFocus(search)).toBe(true);
    await page.locator('#side-menu').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL(/dashboard/);
    await page.getByRole('button', { name: '1 mistake' }).click();
    await findings.waitFor();
  });

  it('show a second mistake, and go away by themselves when all are mended', async () => {
    const findings = findingsOf(page);
    edit(GROUPS, 'unique: true', 'unique: many');
    await expect.poll(() => findings.getByRole('listitem').count()).toBe(2);
    expect(await findings.innerText()).toContain(GROUPS);
    edit(LABELS, WRONG, RIGHT);
    await expect.poll(() => findings.getByRole('listitem').count()).toBe(1);
    edit(GROUPS, 'unique: many', 'unique: true');
    await findings.waitFor({ state: 'hidden' });
  });

  it('count warnings only', async () => {
    const tools = page.getByRole('complementary', { name: 'Developer tools' });
    for (const file of WORDS) edit(file, ...UNUSED);
    await tools.getByText('1 warning').waitFor();
    await findingsOf(page).waitFor({ state: 'hidden' });
    for (const file of WORDS) edit(file, UNUSED[1], UNUSED[0]);
    await tools.getByText('1 warning').waitFor({ state: 'hidden' });
    await findingsOf(page).waitFor({ state: 'hidden' });
  });

  it('tell of a hand-written file whose name is wrong, and show the one with the right name at once', async () => {
    await page.goto(`${running.url}console/assets/labels`);
    await page.getByRole('heading', { name: 'Labels' }).waitFor();
    server?.write(MISNAMED_FILE, HEADER);
    const findings = findingsOf(page);
    await findings.waitFor();
    expect(await findings.innerText()).toContain('LabelLst');
    server?.remove(MISNAMED_FILE);
    server?.write(HEADER_FILE, HEADER);
    await findings.waitFor({ state: 'hidden' });
    await page.getByText('Ask for labels by mail.').waitFor();
    server?.remove(HEADER_FILE);
    await page.getByText('Ask for labels by mail.').waitFor({ state: 'hidden' });
  });

  it('keep the address and the draft of a form when the mended page is loaded again', async () => {
    await page.goto(`${running.url}console/users/groups/create`);
    await page.getByLabel('Name').fill('Night shift');
    const again = page.waitForEvent('load');
    edit(GROUPS, 'default: [name, users_amount, comment]', 'default: [name, comment]');
    await again;
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Night shift');
    expect(new URL(page.url()).pathname).toBe('/ui/console/users/groups/create');
  });
});
