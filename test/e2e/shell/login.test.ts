import { describe, expect, it } from 'vitest';
import { hasFocus } from '../acts.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

const LOGIN = '/core/auth/login/';

describe('the login page', () => {
  const running = freshConsole();

  it.each([
    { width: 1440, height: 900 },
    { ...PHONE, dark: true },
  ])('shows and hides the password by keyboard, at $width px', async (options) => {
    const page = await running.checkedPage(options);
    await page.goto(new URL(LOGIN, running.url).href);
    const password = page.locator('#password');
    await password.fill('gatehouse');
    await page.keyboard.press('Tab');
    const show = page.getByRole('button', { name: 'Show password' });
    expect(await hasFocus(show)).toBe(true);
    const box = await show.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Space');
    expect(await password.getAttribute('type')).toBe('text');
    expect(await show.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page, 'a shown password');
    await page.keyboard.press('Space');
    expect(await password.getAttribute('type')).toBe('password');
    await show.click();
    await page.locator('#username').fill('admin');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/ui/**');
  });

  it('has no such button without scripts', async () => {
    const { page } = await running.newPage();
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(new URL(LOGIN, running.url).href);
    await page.locator('#password').waitFor();
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
  });
});
