import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForText } from '../acts.ts';
import { dangerousCommand } from '../apiCalls.ts';
import { checked, expectAccessible, freshConsole, type PageOptions } from '../console.ts';
import { steadyBox } from '../measure.ts';

describe('the player of a recording', () => {
  const running = freshConsole();

  async function open(options: PageOptions = {}, moment = false) {
    const { page, problems } = await running.openAs('admin', 'audit/sessions/sessions', options);
    const command = await dangerousCommand(page);
    const at = moment ? `&at=${command.timestamp}` : '';
    const path = `audit/sessions/sessions/${command.session}?activeTab=replay${at}`;
    await page.goto(new URL(path, running.url).href);
    await page.locator('.xterm-screen').waitFor();
    return { page, problems, command };
  }
  const words = (page: Page) => page.locator('main pre').first();
  const list = (page: Page) => page.locator('main ol').first();
  const seconds = async (page: Page) =>
    Number(await page.getByRole('slider').getAttribute('aria-valuenow'));

  it('fits the window with its controls in view, and marks where commands ran', async () => {
    const page = checked(await open());
    const [screen, play] = await Promise.all([
      steadyBox(page.locator('.xterm-screen')),
      steadyBox(page.getByRole('button', { name: 'Play', exact: true })),
    ]);
    expect(screen.height).toBeGreaterThan(300);
    expect(play.y + play.height).toBeLessThan(900);
    expect(await page.locator('[data-mark="dangerous"]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-mark="ordinary"]').count()).toBeGreaterThan(0);
    await waitForText(list(page), 'Dangerous');
    await expectAccessible(page, 'the player');
  });

  it('plays the moment of a command that is pressed, and follows it in the list', async () => {
    const { page, command } = await open();
    const row = list(page).getByRole('button').filter({ hasText: command.input }).first();
    await row.click();
    await expect.poll(() => row.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => words(page).textContent()).toContain(command.input);
  });

  it('begins at the moment of its address', async () => {
    const { page, command } = await open({}, true);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await seconds(page)).toBeGreaterThan(30);
    await expect.poll(() => words(page).textContent()).toContain(command.input);
  });

  it('is worked by keyboard, and skips idle time', async () => {
    const { page } = await open();
    await page.getByRole('region', { name: 'Terminal contents' }).focus();
    await page.keyboard.press('j');
    await expect.poll(() => list(page).locator('[aria-current]').count()).toBe(1);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const before = await seconds(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seconds(page)).toBeCloseTo(before + 5, 0);
    await page.keyboard.press('+');
    await expect
      .poll(() => page.getByRole('button', { name: '2×' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.getByRole('checkbox', { name: 'Skip idle time' }).check();
    await page.getByRole('button', { name: '8×' }).click();
    await page.keyboard.press('Home');
    // The clock of the page goes on when it is told to.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    // Eight times as fast, this is less than fifty seconds: more than half a minute of silence is left out.
    await page.clock.runFor(6000);
    await expect.poll(() => seconds(page)).toBeGreaterThan(60);
  });

  it('has its keys in the list of shortcuts', async () => {
    const { page } = await open();
    await page.locator('header kbd').first().waitFor({ state: 'attached' });
    await page.locator('main h1').click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('heading', { name: 'In the recording player' }).waitFor();
    await help.getByText('Next command').waitFor();
  });
});
