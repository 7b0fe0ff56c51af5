import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole } from '../console.ts';

describe('the search over all settings (decision 503)', () => {
  const running = freshConsole('--licence', 'valid');

  it.each([
    ['en', 1440, 'idle timeout', 'SECURITY_MAX_IDLE_TIME', '/ui/settings/security'],
    ['ja', 390, 'AUTH_LDAP_SEARCH_PAGED_SIZE', 'AUTH_LDAP_SEARCH_PAGED_SIZE', '/ui/settings/auth'],
  ] as const)('leads to the field (%s, %i px)', async (language, width, words, field, path) => {
    const { page, problems, scripts } = await running.openAs('admin', 'settings/basic', {
      language,
      width,
      dark: width < 1000,
    });
    const box = page.getByRole('search').getByRole('combobox');
    await box.waitFor();
    expect(scripts.filter((script) => /security-|ldap-/.test(script))).toEqual([]);
    await box.fill(words);
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page, 'the settings that were found');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`field-${field}`);
    expect(problems).toEqual([]);
  });

  it('says that nothing was found, and goes with Escape', async () => {
    const { page } = await running.openAs('admin', 'settings/basic');
    const box = page.getByRole('search').getByRole('combobox');
    await box.fill('no such words');
    await page.getByText('No results for this search.').waitFor();
    await box.press('Escape');
    expect(await box.inputValue()).toBe('');
  });

  it('leaves the part of a form that has unsaved changes marked', async () => {
    const { page } = await running.openAs('admin', 'settings/basic', { width: 390, dark: true });
    const part = page.getByRole('region').filter({ has: page.getByText('Unsaved changes') });
    const field = page.locator('#field-SITE_URL');
    await field.fill('https://console.example.org');
    await part.first().waitFor();
    expect(await part.count()).toBe(1);
    await expectAccessible(page, 'a part with unsaved changes');
    await page.getByRole('button', { name: 'Reset' }).click();
    await part.first().waitFor({ state: 'detached' });
  });
});
