import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, newPage, signIn, freshConsole } from '../console.ts';

const SESSIONS = 'audit/sessions/sessions';
const DAY_MS = 86_400_000;

describe('job centre, audit, settings and dashboards (spec 2, sections 3, 4, 5, 6, 7, 8 and 9)', () => {
  const running = freshConsole('--licence', 'valid');

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();

  it('sends no command without system user, and none without hosts', async () => {
    const { page } = await newPage(running);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/command-executions/')) {
        sent.push(request.url());
      }
    });
    const granted = '**/perms/system-users-permission/**';
    await page.route(granted, (route) =>
      route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
    );
    await signIn(page, running.url, 'admin', 'console/ops/command-executions/create');
    await page.getByText('No system user can run commands').waitFor();
    await page.getByRole('textbox', { name: 'Command' }).fill('uptime');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Required systemuser').waitFor();
    await page.unroute(granted);
    await page.reload();
    await page.getByRole('tree', { name: 'Available hosts' }).waitFor();
    await page.getByRole('combobox', { name: 'System user' }).selectOption('deploy');
    await page.getByRole('textbox', { name: 'Command' }).fill('uptime');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('does not support SSH protocol connection').waitFor();
    expect(sent).toEqual([]);
  });

  it('shows the steps of a version with their modules', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/ops/tasks');
    await page.getByRole('link', { name: 'Test assets connectivity: Hamburg' }).click();
    await heading(page, /^Task: /);
    const steps = page.getByRole('region', { name: 'Steps' });
    await steps.getByText('ping: module ping').waitFor();
    await expectAccessible(page, 'a task with its steps');
  });

  it('tells how long sessions took', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', `${SESSIONS}?activeTab=history`);
    await page.getByRole('columnheader', { name: 'Duration' }).waitFor();
    const first = page.locator('main tbody tr').first();
    // To one decimal as the specification has it.
    await first.getByText(/^[\d.]+ (minutes?|hours?)$/).waitFor();
    await first.getByTitle(/^(\d+ min|\d+ h( \d+ min)?)$/).waitFor();
  });

  it('offers to watch a running session, not one of an RDP client, and says why', async () => {
    const { page } = await newPage(running);
    let client = 'WT';
    await page.route('**/terminal/sessions/*/', async (route) => {
      const answer = await route.fetch();
      const session = { ...(await answer.json()), login_from: client };
      await route.fulfill({ response: answer, json: session });
    });
    await signIn(page, running.url, 'admin', SESSIONS);
    await page.getByRole('rowheader').getByRole('link').first().click();
    const watch = page.getByRole('button', { name: /^Watch live/ });
    await expect.poll(() => watch.isEnabled()).toBe(true);
    expect(await page.getByText('Sessions of RDP clients cannot be watched').count()).toBe(0);
    client = 'RT';
    await page.reload();
    await page.getByText('Sessions of RDP clients cannot be watched').waitFor();
    expect(await watch.isDisabled()).toBe(true);
  });

  it('shows every command of an old session', async () => {
    const { page } = await newPage(running);
    const days = new Date(Date.now() - 30 * DAY_MS).toISOString();
    const range = new URLSearchParams({ activeTab: 'history', date_start: days });
    await signIn(page, running.url, 'admin', `${SESSIONS}?${range}&order=date_start`);
    const row = page.locator('main tbody tr', { hasText: 'SSH' }).first();
    const began = await row.locator('time[datetime]').first().getAttribute('datetime');
    expect(Date.now() - Date.parse(began ?? '')).toBeGreaterThan(10 * DAY_MS);
    await row.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Commands' }).click();
    await page.getByRole('button', { name: /All dates/ }).waitFor();
    await page.locator('main tbody tr').first().waitFor();
  });

  it('marks dangerous commands, and opens what a command wrote', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'auditor', 'audit/sessions/command');
    await page.locator('[data-mark="bad"]', { hasText: 'Dangerous' }).first().waitFor();
    expect(await page.locator('[data-mark]', { hasText: 'Normal' }).count()).toBe(0);
    const output = page.getByRole('row', { name: /df -h/ }).first().getByRole('button');
    await output.first().click();
    const dialog = page.getByRole('dialog', { name: 'Output' });
    await dialog.getByText('/dev/sda1').waitFor();
    await expectAccessible(page, 'the output of a command');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('sends people to the administrator when a search service is not there', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'auditor', 'audit/sessions/command');
    const lost = page.getByRole('radio', { name: 'index-old (es) (0): not responding' });
    await lost.waitFor();
    expect(await lost.isDisabled()).toBe(true);
    await page.getByText('is not responding. Contact an administrator.').waitFor();
    await expectAccessible(page, 'a storage that is not there');
  });

  it('names the best size of each picture', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'settings/interface');
    for (const size of ['16 × 16', '185 × 55', '82 × 82', '492 × 472']) {
      await page.getByText(`Recommended size: ${size} pixels.`).waitFor();
    }
  });

  it('takes several receivers of alerts, separated by commas', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'settings/security');
    await page.getByLabel('Alert on dangerous commands').check();
    const receivers = page.getByRole('textbox', { name: 'Alert recipients' });
    await receivers.fill('night@example.org day@example.org');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => receivers.getAttribute('aria-invalid')).toBe('true');
    await receivers.fill('night@example.org, day@example.org');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').waitFor();
  });

  it('has lists of ten on the dashboard', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'console/dashboard');
    for (const title of ['Most active users', 'Latest sessions', 'Most used assets']) {
      const list = page.getByRole('region', { name: title }).getByRole('listitem');
      await expect.poll(() => list.count(), { message: title }).toBe(10);
    }
  });

  it('says in the language of the console how long ago a session began', async () => {
    const { page } = await newPage(running, { language: 'ja' });
    await signIn(page, running.url, 'admin', 'console/dashboard');
    await page
      .getByRole('region', { name: '最新のセッション' })
      .getByText(/^(\d+ ?(分|時間)前|今|昨日)/)
      .first()
      .waitFor();
  });
});
