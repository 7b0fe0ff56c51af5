import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const SESSIONS = 'audit/sessions/sessions';
const DAY_MS = 86_400_000;

describe('job centre, audit, settings and dashboards (spec 2, sections 3, 4, 5, 6, 7, 8 and 9)', () => {
  const running = freshConsole('--licence', 'valid');

  it('shows every command of an old session', async () => {
    const { page } = await running.newPage();
    const days = new Date(Date.now() - 30 * DAY_MS).toISOString();
    const range = new URLSearchParams({ activeTab: 'history', date_start: days });
    await running.signIn(page, 'admin', `${SESSIONS}?${range}&order=date_start`);
    const row = page.locator('main tbody tr', { hasText: 'SSH' }).first();
    const began = await row.locator('time[datetime]').first().getAttribute('datetime');
    expect(Date.now() - Date.parse(began ?? '')).toBeGreaterThan(10 * DAY_MS);
    await row.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Commands' }).click();
    await page.getByRole('button', { name: /All dates/ }).waitFor();
    await page.locator('main tbody tr').first().waitFor();
  });

  it('marks dangerous commands, and opens what a command wrote', async () => {
    const { page } = await running.openAs('auditor', 'audit/sessions/command');
    await page.locator('[data-mark="bad"]', { hasText: 'Dangerous' }).first().waitFor();
    expect(await page.locator('[data-mark]', { hasText: 'Normal' }).count()).toBe(0);
    await page.getByRole('button', { name: /^\+\d columns?$/ }).click();
    const output = firstNamed(page, 'row', /df -h/).getByRole('button');
    await output.first().click();
    const dialog = page.getByRole('dialog', { name: 'Output' });
    await dialog.getByText('/dev/sda1').waitFor();
    await expectAccessible(page, 'the output of a command');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('sends people to the administrator when a search service is not there', async () => {
    const { page } = await running.openAs('auditor', 'audit/sessions/command');
    const lost = page.getByRole('radio', { name: 'index-old (es) (0): not responding' });
    await lost.waitFor();
    expect(await lost.isDisabled()).toBe(true);
    await page.getByText('is not responding. Contact an administrator.').waitFor();
    await expectAccessible(page, 'a storage that is not there');
  });

  it('names the best size of each picture', async () => {
    const { page } = await running.openAs('admin', 'settings/interface');
    for (const size of ['16 × 16', '185 × 55', '82 × 82', '492 × 472']) {
      await page.getByText(`Recommended size: ${size} pixels.`).waitFor();
    }
  });

  it('has lists of ten on the dashboard', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    for (const title of ['Most active users', 'Latest sessions', 'Most used assets']) {
      const list = page.getByRole('region', { name: title }).getByRole('listitem');
      await expect.poll(() => list.count(), { message: title }).toBe(10);
    }
  });
});
