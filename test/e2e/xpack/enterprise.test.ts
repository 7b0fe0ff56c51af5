import { describe, expect, it } from 'vitest';
import { openedBy, waitForText, confirm, firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

/** The smallest picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('what the enterprise edition adds (spec 2, sections 2 and 3)', () => {
  const running = freshConsole('--licence', 'valid');

  const at = (path: string) => new URL(path, running.url).href;

  it('shows the cloud centre with its tasks and accounts, a run and what was found', async () => {
    const page = await running.checkedAs('admin', 'console/assets/cloud');
    await heading(page, 'Cloud sync');
    await page.getByRole('link', { name: 'Hosts of the harbour cloud', exact: true }).click();
    await heading(page, /Hosts of the harbour cloud/);
    await page.getByRole('tab', { name: 'Instances' }).click();
    await page.getByText('i-00000001', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.getByText('Succeeded', { exact: true }).waitFor();
    await page.goto(at('console/assets/cloud?activeTab=accounts'));
    await page.getByRole('link', { name: 'Harbour cloud', exact: true }).click();
    await heading(page, /Harbour cloud/);
  });

  it('runs a change-auth plan, shows its log, its execution and what it did', async () => {
    const page = await running.checkedAs('admin', 'console/accounts/change-auth-plan');
    await heading(page, 'Password rotation');
    await page.locator('main').getByRole('table').getByRole('link').first().click();
    await heading(page, /Asset password rotation/);
    await page.getByRole('tab', { name: 'Assets' }).click();
    await page.getByRole('heading', { name: /Nodes/ }).waitFor();
    await page.getByRole('tab').first().click();
    const log = await openedBy(page, () => page.getByRole('button', { name: 'Run now' }).click());
    await waitForText(log, /: changed/);
    await log.close();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.locator('main').getByRole('table').getByRole('link').first().click();
    await heading(page, /^Password rotation run/);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await firstNamed(page, 'button', /Try again/).waitFor();
  });

  it('changes title and pictures of the console, and brings the old ones back', async () => {
    const page = await running.checkedAs('admin', 'settings/interface', { width: 390 });
    await page.getByRole('textbox').last().fill('Harbour bastion');
    await page
      .getByRole('region', { name: 'Browser tab icon' })
      .getByLabel('Choose picture')
      .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: PIXEL });
    await expectAccessible(page, 'the interface page');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.title()).toContain('Harbour bastion');
    const icon = page.getByRole('img', { name: 'Browser tab icon: preview' });
    await icon.waitFor();
    expect(await icon.getAttribute('src')).toBe(
      `data:image/png;base64,${PIXEL.toString('base64')}`,
    );
    await page.getByRole('button', { name: 'Restore defaults' }).click();
    await confirm(page, 'Restore defaults');
    await expect.poll(() => page.title()).not.toContain('Harbour bastion');
  });
});
