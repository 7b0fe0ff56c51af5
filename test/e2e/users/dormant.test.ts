import { describe, expect, it } from 'vitest';
import { confirm } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole } from '../console.ts';

const DAY_MS = 86_400_000;

describe('users who do not log in (reviews: ask 4)', () => {
  const running = freshConsole();

  it('are found by how long ago it was, and deactivated together', async () => {
    const page = await running.checkedAs('admin', 'console/users/users');
    const all = await read(page, 'users/users/?is_active=True&limit=200&offset=0');
    const never = all.results.filter(({ last_login: login }: { last_login: unknown }) => !login);
    expect(never.length).toBeGreaterThan(1);
    const filters = page.getByRole('group', { name: 'Quick filters' });
    const chip = filters.getByRole('button', { name: /^Never logged in/ });
    await expect.poll(() => chip.textContent()).toBe(`Never logged in${never.length}`);
    await chip.click();
    await page.getByText(`1–${never.length} of ${never.length}`).waitFor();
    await expectAccessible(page, 'the users who never logged in');
    await filters.getByRole('button', { name: `Deactivate all ${never.length}` }).click();
    await confirm(page, 'Deactivate only');
    await expect.poll(() => chip.textContent()).toBe('Never logged in0');
    const [first] = never;
    expect((await read(page, `users/users/${first.id}/`)).is_active).toBe(false);
  });

  it('are none of those who logged in since', async () => {
    const page = await running.checkedAs('admin', 'console/users/users?chip=no-login-30');
    const { results } = await read(page, 'users/users/?is_active=True&limit=200&offset=0');
    const long = results.filter(
      ({ last_login: login }: { last_login: string | null }) =>
        login !== null && Date.parse(login) < Date.now() - 30 * DAY_MS,
    );
    const chip = page.getByRole('button', { name: /^No login for 30 days/, pressed: true });
    await expect.poll(() => chip.textContent()).toBe(`No login for 30 days${long.length}`);
  });
});
