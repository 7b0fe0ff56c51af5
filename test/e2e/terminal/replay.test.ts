import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

const running = freshConsole();

/** Opens the recording of the first finished session of a protocol. */
async function loadRecording(page: Page, protocol: string) {
  const path = `audit/sessions/sessions?activeTab=history&protocol=${protocol}`;
  await running.signIn(page, 'admin', path);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Recording' }).click();
}

describe('the recording of a terminal session', () => {
  async function openRecording(page: Page) {
    await loadRecording(page, 'ssh');
    const screen = page.getByRole('region', { name: 'Terminal contents' });
    await screen.waitFor();
    return screen;
  }

  it('is drawn in its colours, moved by keyboard, and read out as text', async () => {
    const page = await running.checkedPage();
    const screen = await openRecording(page);
    const drawn = screen.locator('.xterm-rows');
    await page.getByRole('button', { name: '8×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => drawn.textContent()).toContain('Welcome · 欢迎 · ようこそ');
    await page.getByRole('button', { name: 'Pause' }).click();

    await page.getByRole('slider', { name: 'Playback position' }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => drawn.textContent()).toContain('100 %');
    // 24-bit colours are attributes of elements, the palette is a style sheet: the policy lets both through.
    const bar = drawn.locator('span', { hasText: '████' }).last();
    const colours = await bar.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(70, 200, 90)', backgroundColor: 'rgb(48, 48, 48)' });
    const words = screen.locator('pre');
    await expect.poll(() => words.textContent()).toContain('設定ファイル');

    await page.keyboard.press('Home');
    await expect.poll(() => words.textContent()).not.toContain('設定ファイル');
    await expectAccessible(page, 'a session with its recording');
  });

  it('has cells of one width, and wide characters take two', async () => {
    const { page } = await running.newPage();
    const screen = await openRecording(page);
    await page.getByRole('slider', { name: 'Playback position' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const row = screen.locator('.xterm-rows > div', { hasText: '欢迎' });
    const cell = await screen
      .locator('.xterm-screen')
      .evaluate((element) => element.getBoundingClientRect().width / 100);
    const end = await row.locator('span', { hasText: '🚀' }).evaluate((element) => {
      const left = element.parentElement?.getBoundingClientRect().left ?? 0;
      return element.getBoundingClientRect().right - left;
    });
    // "│ Welcome · 欢迎 · ようこそ 🚀": 13 characters of one column, 7 of two.
    expect(Math.round(end / cell)).toBe(2 + 10 + 4 + 3 + 8 + 1 + 2);
  });
});

describe('the recording of a desktop', () => {
  it('is drawn and moved with the same controls', async () => {
    const page = await running.checkedPage();
    await loadRecording(page, 'rdp');
    const screen = page.getByRole('img', { name: 'Screen contents' });
    await screen.waitFor();
    const slider = page.getByRole('slider', { name: 'Playback position' });
    await slider.focus();
    // The desktop is blue; the window stands at (60, 80) at the start, and at (560, 380) at the end.
    const colourAt = (x: number, y: number) =>
      screen
        .locator('canvas')
        .first()
        .evaluate(
          (canvas, place) =>
            canvas instanceof HTMLCanvasElement && [
              ...(canvas.getContext('2d')?.getImageData(place.x, place.y, 1, 1).data ?? []),
            ],
          { x, y },
        );
    const desktop = [24, 78, 119, 255];
    const window = [245, 246, 250, 255];
    await expect.poll(() => colourAt(100, 180)).toEqual(window);
    await page.keyboard.press('End');
    await expect.poll(() => colourAt(900, 480)).toEqual(window);
    expect(await colourAt(100, 180)).toEqual(desktop);
    await page.keyboard.press('Home');
    await expect.poll(() => colourAt(100, 180)).toEqual(window);
    await page.getByRole('button', { name: '8×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => colourAt(900, 480)).toEqual(window);
    await expectAccessible(page, 'a session with a graphical recording');
  });

  it('that cannot be read says so, and is looked for again', async () => {
    const { page } = await running.newPage();
    await page.route('**/media/replay/**', (route) => route.fulfill({ body: '<html>' }), {
      times: 4,
    });
    await loadRecording(page, 'rdp');
    await page.getByText('The recording could not be played.').waitFor();
    await page.unroute('**/media/replay/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: 'Screen contents' }).waitFor();
  });

  it('with a picture that cannot be decoded says so, and shows no picture of another time', async () => {
    const { page } = await running.newPage();
    const instruction = (...parts: readonly (string | number)[]) =>
      `${parts.map((part) => `${String(part).length}.${part}`).join(',')};`;
    const size = instruction('size', 0, 320, 200) + instruction('sync', 1000);
    const picture =
      instruction('img', 1, 14, 0, 'image/png', 0, 0) +
      instruction('blob', 1, 'AAAAAAAA') +
      instruction('end', 1);
    const body = size + picture + instruction('sync', 2000);
    await page.route('**/media/replay/**', (route) => route.fulfill({ body }));
    await loadRecording(page, 'rdp');
    await page.getByRole('slider', { name: 'Playback position' }).focus();
    await page.keyboard.press('End');
    await page.getByText('The recording could not be played.').waitFor();
    expect(await page.getByRole('img', { name: 'Screen contents' }).count()).toBe(0);
  });
});
