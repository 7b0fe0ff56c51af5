import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const PAGE = 'console/ops/command-executions/create';

describe('a batch command', () => {
  const running = freshConsole();
  const tree = (page: Page) => page.getByRole('tree', { name: 'Available hosts' });
  const command = (page: Page) => page.getByRole('textbox', { name: 'Command' });
  const bar = (page: Page) => page.getByRole('region', { name: 'Run command' });
  const search = (page: Page, word: string) =>
    page.getByRole('searchbox', { name: 'Search hosts', exact: true }).fill(word);

  /** Opens the page and chooses the found hosts as `deploy`. */
  async function choose(page: Page, word: string) {
    await running.signIn(page, 'admin', PAGE);
    await tree(page).waitFor();
    await page.getByRole('combobox', { name: 'System user' }).selectOption('deploy');
    await search(page, word);
    await firstNamed(tree(page), 'treeitem', word).waitFor();
    await tree(page).getByRole('treeitem').first().press(' ');
  }

  it('asks for what is missing, and preselects no system user among several', async () => {
    const page = await running.checkedAs('admin', PAGE);
    await tree(page).waitFor();
    expect(await page.getByRole('combobox', { name: 'System user' }).inputValue()).toBe('');
    await bar(page).getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Required systemuser').waitFor();
    await page.getByRole('combobox', { name: 'System user' }).selectOption('deploy');
    await bar(page).getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('No asset selected or the selected asset').waitFor();
  });

  it('says on how many hosts it runs, asks above ten, and groups the answers by host', async () => {
    const page = await running.checkedPage();
    await choose(page, 'ham-app');
    await command(page).fill('uptime');
    const run = bar(page).getByRole('button', { name: /^Run on \d+ hosts as deploy$/ });
    const label = await run.innerText();
    const hosts = Number(/\d+/.exec(label)?.[0]);
    expect(hosts).toBeGreaterThan(10);
    await bar(page).getByText(`${hosts} hosts selected`).waitFor();
    await expectAccessible(page, 'a batch command before it runs');
    await command(page).press('Control+Enter');
    const question = page.getByRole('alertdialog', {
      name: `Run this command on ${hosts} hosts as deploy?`,
    });
    await question.getByText('A command cannot be stopped').waitFor();
    await expectAccessible(page, 'the question before a batch command');
    await question.getByRole('button', { name: label }).click();
    await page.getByRole('heading', { name: `Results of ${hosts} hosts` }).waitFor();
    await bar(page)
      .getByText(/^\d+ of \d+ hosts have responded$/)
      .waitFor();
    const filter = page.getByRole('group', { name: 'Filter hosts by result' });
    await filter.getByRole('button', { name: /^OK \d/ }).click();
    const answered = page.locator('summary', { hasText: 'simulated output of' }).first();
    // Others answer meanwhile and may stand before it.
    const [host = ''] = /ham-[\w-]+/.exec(await answered.innerText()) ?? [];
    const answer = page.locator('details', { hasText: host });
    await answer.locator('summary').click();
    await answer.locator('pre', { hasText: `simulated output of ${host}` }).waitFor();
    await page.getByRole('searchbox', { name: 'Search hosts and output' }).fill(host);
    await page.locator('mark').first().waitFor();
    await expectAccessible(page, 'the answers of hosts');
  });

  it('is not followed any more when somebody says so, and is there again after a reload', async () => {
    const { page } = await running.newPage();
    await choose(page, 'sha-db');
    await command(page).fill('uptime');
    await command(page).press('Control+Enter');
    await bar(page).getByRole('button', { name: 'Stop following' }).click();
    await bar(page).getByText('You no longer follow this command.').waitFor();
    expect(
      await bar(page)
        .getByRole('button', { name: /^Run on/ })
        .isEnabled(),
    ).toBe(true);
    await bar(page).getByRole('button', { name: 'Resume following' }).click();
    await page.getByRole('button', { name: /^Waiting/ }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: /^Results of \d hosts/ }).waitFor();
    expect(await command(page).inputValue()).toBe('uptime');
    await page.getByRole('button', { name: /^All \d/ }).waitFor();
  });

  it('begins with the assets that somebody selects among their own', async () => {
    const page = await running.checkedAs('admin', 'workbench/assets?search=ham-app-0');
    await page.getByRole('checkbox', { name: 'Select ham-app-02' }).check();
    await page.getByRole('button', { name: '1 selected' }).click();
    await page.getByRole('menuitem', { name: 'Run command' }).click();
    await page.waitForURL(/\/workbench\/ops\?/);
    await page.getByText('1 host selected').waitFor();
  });
});
