import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

const running = freshConsole();

const ESC = '\u001B';
const COMMAND = '$ rm -rf /srv/evidence';

function castOf(outputs: readonly string[], columns = 80, rows = 24): string {
  const header = { version: 2, width: columns, height: rows };
  const events = outputs.map((text, index) => [index, 'o', text]);
  return [header, ...events].map((line) => JSON.stringify(line)).join('\n');
}

/** Opens the recording of a finished session, whose file is this one, and goes to its end. */
async function playToEnd(page: Page, body: string | Buffer) {
  await page.route('**/media/replay/**', (route) => route.fulfill({ body }));
  await running.signIn(page, 'admin', 'audit/sessions/sessions?activeTab=history&protocol=ssh');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Recording' }).click();
  const screen = page.getByRole('region', { name: 'Terminal contents' });
  await screen.waitFor();
  await page.getByRole('slider', { name: 'Playback position' }).focus();
  await page.keyboard.press('End');
  return screen;
}

describe('a recording that would block the page', () => {
  it.each([
    ['scrolls without end', ['A', `${ESC}[2147483647S`]],
    ['repeats a letter without end', ['A', `${ESC}[2147483647b`.repeat(50)]],
    ['piles marks on a letter', ['A', '\u0301'.repeat(1_000_000)]],
    ['piles marks on every letter', [`A${'\u0301'.repeat(100)}`.repeat(80 * 24)]],
    ['has a string of 30 MB', [`${ESC}]0;`, 'x'.repeat(30_000_000), '\u0007']],
    ['changes colours all the time', [`${ESC}]4;1;#010203\u0007`.repeat(5000)]],
  ])('because it %s is played, and shows the next command', async (_, outputs) => {
    const page = await running.checkedPage();
    const screen = await playToEnd(page, castOf([...outputs, `${ESC}[2J${ESC}[H${COMMAND}`]));
    await expect.poll(() => screen.locator('pre').textContent()).toContain(COMMAND);
    await expect.poll(() => screen.locator('.xterm-rows').textContent()).toContain(COMMAND);
  });

  it('says that something was left out, and offers the download', async () => {
    const { page } = await running.newPage();
    await playToEnd(page, castOf(['A', `${ESC}[2147483647b`, COMMAND]));
    await page.getByText('shortened or left out (1)').waitFor();
    const download = page.getByRole('alert').getByRole('link', { name: 'Download' });
    expect(await download.getAttribute('href')).toMatch(
      /^\/api\/v1\/terminal\/sessions\/[^/]+\/replay\/download\/$/,
    );
    await page.mouse.move(0, 0);
    await expectAccessible(page, 'a recording that is not shown as recorded');
  });

  it('because it is unpacked into gigabytes is played to the limit, which is said', async () => {
    const { page } = await running.newPage();
    const line = `${JSON.stringify([1, 'o', ' '.repeat(1_000_000)])}\n`;
    const bomb = gzipSync(`${castOf(['before'])}\n${line.repeat(300)}`);
    expect(bomb.length).toBeLessThan(1_000_000);
    await playToEnd(page, bomb);
    await page.getByText('too long to be played here as a whole').waitFor();
  });
});
