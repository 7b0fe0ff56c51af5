import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consoleAt } from '../console.ts';
import { startProcess } from '../server.ts';

describe('npm start', () => {
  it('says where to open and which accounts there are, and stops cleanly', async () => {
    const running = await startProcess();
    for (const account of ['admin', 'orgadmin', 'auditor', 'alice']) {
      expect(running.output()).toContain(account);
    }
    expect(running.output()).toContain('gatehouse');
    expect((await fetch(running.url)).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });

  it('keeps what was written when it is given a folder for its data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-data-'));
    const first = await startProcess(['--data', folder]);
    const { page } = await consoleAt(first).openAs('admin', 'console/users/groups/create');
    await page.locator('#field-name').fill('Kept over the night');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/ui/console/users/groups');
    await first.stop();

    const second = await startProcess(['--data', folder]);
    const later = await consoleAt(second).openAs('admin', 'console/users/groups?search=Kept');
    await later.page.getByRole('link', { name: 'Kept over the night', exact: true }).waitFor();
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
