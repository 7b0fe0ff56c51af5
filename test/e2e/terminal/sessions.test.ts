import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirm, firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const SESSIONS = 'audit/sessions/sessions';
const SETTINGS = 'settings/terminal';

describe('sessions, commands and terminal settings (spec 2, sections 2.2 and 2.5)', () => {
  const running = freshConsole();

  const open = async (page: Page, path: string, heading: string | RegExp) => {
    await page.goto(new URL(path, running.url).href);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await atRest(page);
  };
  const rows = (page: Page) => page.getByRole('row');

  it('opens every page without an error', async () => {
    const { page, problems } = await running.openAs('admin', SESSIONS);
    problems.length = 0;
    for (const [path, heading] of [
      [SESSIONS, 'Sessions'],
      [`${SESSIONS}?activeTab=history`, 'Sessions'],
      ['audit/sessions/command', 'Command records'],
      ['audit/sessions/ftp', 'File transfers'],
      ['audit/logs/login-log', 'Login logs'],
      ['audit/logs/command-execution-log', 'Batch command logs'],
      [SETTINGS, 'Terminal settings'],
      [`${SETTINGS}?activeTab=terminals`, 'Terminal settings'],
      [`${SETTINGS}?activeTab=command-storages`, 'Terminal settings'],
      [`${SETTINGS}/replay-storage/create?type=swift`, 'Create replay storage'],
      [`${SETTINGS}/command-storage/create?type=es`, 'Create command storage'],
      [`${SETTINGS}/endpoint/create`, 'Create endpoint'],
      [`${SETTINGS}/endpoint-rule/create`, 'Create endpoint rule'],
    ] as const) {
      await open(page, path, heading);
    }
    expect(problems).toEqual([]);
  });

  it('ends a running session after a question, and finds it among the finished', async () => {
    const { page } = await running.openAs('admin', SESSIONS);
    await page.getByRole('tab', { name: 'Online', selected: true }).waitFor();
    await rows(page).nth(6).waitFor();
    await expectAccessible(page, 'the running sessions');
    await rows(page).nth(1).getByRole('rowheader').getByRole('link').first().click();
    await page.waitForURL(/sessions\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: 'End session…', exact: true }).click();
    await confirm(page, 'End session');
    await page.getByText(/^Session of .+ ended$/).waitFor();
    await page.getByRole('tab', { name: 'Commands' }).click();
    await rows(page).nth(1).waitFor();
    await open(page, SESSIONS, 'Sessions');
    await expect.poll(() => rows(page).count()).toBe(6);
  });

  it('plays a recording on the page of its session, and says of a running one when it comes', async () => {
    const page = await running.checkedAs('admin', `${SESSIONS}?activeTab=history&protocol=ssh`);
    await page
      .getByRole('link', { name: /^Replay / })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Recording', selected: true }).waitFor();
    await page.getByRole('region', { name: 'Terminal contents' }).waitFor();
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: /^Session: .+ on ham-/ }).waitFor();
    for (const name of ['Download recording', 'Open in web terminal']) {
      await main.getByRole('link', { name: `${name} (opens in a new tab)` }).waitFor();
    }
    const facts = main.locator('dl').first().getByRole('link');
    expect(await facts.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringContaining('/users/users/'),
      expect.stringContaining('/assets/assets/'),
      expect.stringContaining('/assets/system-users/'),
      expect.stringContaining('activeTab=commands'),
    ]);
    const { results } = await read(page, 'terminal/sessions/?is_finished=0&limit=1&offset=0');
    await open(page, `${SESSIONS}/${results[0].id}?at=1`, /^Session/);
    await main.getByText('Its recording comes when it ends.').waitFor();
    await main.getByText(/^Running for \d/).waitFor();
    await main
      .getByRole('link', { name: /^Watch live/ })
      .nth(1)
      .waitFor();
    await main.getByRole('button', { name: 'End session…' }).waitFor();
    await page.getByRole('tab', { name: 'Files' }).click();
    await page.getByRole('tab', { name: 'Participants' }).click();
    await expectAccessible(page, 'a running session');
  });

  it('leads from an old address of a session to the session', async () => {
    const { page } = await running.openAs('admin', `${SESSIONS}?activeTab=history`);
    const link = rows(page).nth(1).getByRole('link').first();
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await open(page, `terminal/sessions/${id}`, /^Session/);
    expect(page.url()).toContain(`/${SESSIONS}/${id}`);
  });

  it('says the highest risk of a session, with the way to its dangerous commands', async () => {
    const page = await running.checkedAs('admin', `${SESSIONS}?activeTab=history`);
    const sessionWith = async (risk: number) => {
      for (const { id } of await read(page, 'terminal/sessions/?is_finished=1')) {
        const commands = `terminal/commands/?session_id=${id}&risk_level=5&limit=1&offset=0`;
        if ((await read(page, commands)).count > 0 === risk > 0) return id;
      }
    };
    await open(page, `${SESSIONS}/${await sessionWith(0)}`, /^Session/);
    await page.locator('main').getByText('Risk: Normal').waitFor();
    await open(page, `${SESSIONS}/${await sessionWith(5)}`, /^Session/);
    await page.locator('main').getByRole('link', { name: 'Risk: Dangerous' }).click();
    await page.getByRole('tab', { name: 'Commands', selected: true }).waitFor();
    await firstNamed(page, 'cell', 'Dangerous').waitFor();
    await expectAccessible(page, 'a session with dangerous commands');
  });

  it('shows the commands of the storage that is chosen', async () => {
    const { page } = await running.openAs('admin', 'audit/sessions/command');
    await page.getByRole('radio', { name: /^default ?\(server\)/, checked: true }).waitFor();
    await rows(page).nth(1).waitFor();
    await expectAccessible(page, 'the command records');
    await page.getByRole('radio', { name: 'search (es) (0)' }).check();
    await expect.poll(() => new URL(page.url()).searchParams.get('storage')).toBeTruthy();
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  it('creates a storage of a kind with its fields, tests it and makes it the default', async () => {
    const { page } = await running.openAs('admin', `${SETTINGS}?activeTab=replay-storages`);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents())
      .not.toContain('Not stored');
    await page.getByRole('menuitem', { name: 'Azure Blob' }).click();
    await page.getByLabel('Name', { exact: false }).first().fill('blobs');
    await page.getByLabel(/^Container/).fill('recordings');
    await page
      .getByLabel(/^Account(?! key)/)
      .first()
      .fill('harbour');
    await page
      .getByLabel(/^Account key/)
      .first()
      .fill('c2VjcmV0');
    await expectAccessible(page, 'the form of a storage');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/settings/terminal?activeTab=replay-storages');
    const row = page.getByRole('row', { name: /blobs/ });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Test connection' }).click();
    await page.getByText('Connection to blobs succeeded').waitFor();
  });
});
