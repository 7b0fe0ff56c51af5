import { describe, expect, it } from 'vitest';
import { callAs, read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

const DAY_MS = 86_400_000;
/** The best product takes four. */
const MOST_CLICKS = 4;

describe('the permissions of a team that end soon are renewed (task g of the review)', () => {
  const running = freshConsole();

  it('with three clicks and one typed field', async () => {
    const { page } = await running.openAs('admin', 'console/perms/asset-permissions');
    const address = 'perms/asset-permissions/';
    const [spring] = await read(page, `${address}?search=spring`);
    const date_expired = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const { id, name: _name, ...rest } = spring;
    await callAs(page, 'PATCH', `${address}${id}/`, { date_expired });
    await callAs(page, 'POST', address, { ...rest, date_expired, name: 'Contractors, autumn' });
    await page.reload();
    const person = counted(page);
    const filters = page.getByRole('group', { name: 'Quick filters' });
    await person.click(filters.getByRole('button', { name: /^Ends in 30 days\s*3$/ }));
    await person.type(page.getByRole('combobox', { name: 'Search' }), 'Contractors');
    await person.click(page.getByRole('button', { name: 'Renew all 2' }));
    const dialog = page.getByRole('dialog', { name: 'Renew' });
    await person.click(dialog.getByRole('button', { name: 'Renew 2' }));
    await page.getByText('2 records renewed').waitFor();
    const renewed = await read(page, `${address}?search=Contractors`);
    const ends = renewed.map((permission: { date_expired: string }) =>
      Math.round((Date.parse(permission.date_expired) - Date.now()) / DAY_MS),
    );
    expect(ends).toEqual([40, 40]);
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect([person.clicks, person.typed]).toEqual([3, 1]);
  });
});
