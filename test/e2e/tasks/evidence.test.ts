import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { downloadedBy, firstNamed } from '../acts.ts';
import { freshConsole } from '../console.ts';
import { counted } from './counted.ts';

/** The best product takes four. */
const MOST_CLICKS = 4;

describe('who has access to a part of the organization is evidence (task c of the review)', () => {
  const running = freshConsole();

  it('as a file, with four clicks and one typed field from anywhere', async () => {
    const { page } = await running.openAs('admin', 'console/dashboard');
    const person = counted(page);
    const menu = page.getByRole('navigation').first();
    await person.click(menu.getByRole('button', { name: 'Permissions', exact: true }));
    await person.click(menu.getByRole('link', { name: 'Access report', exact: true }));
    const part = page.getByRole('combobox', { name: 'Part of the organization', exact: true });
    await person.type(part, 'Hamburg');
    await person.click(firstNamed(page, 'option', /Hamburg/));
    await page.getByRole('heading', { level: 2, name: / can reach \d+ assets? in / }).waitFor();
    const file = page.getByRole('button', { name: 'Export CSV', exact: true });
    const download = await downloadedBy(page, () => person.click(file));
    const [head, ...rows] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(head).toContain('User,Username,Asset,IP address,System user,Permission');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter((row) => !row.includes('ham-'))).toEqual([]);
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect([person.clicks, person.typed]).toEqual([4, 1]);
  });
});
