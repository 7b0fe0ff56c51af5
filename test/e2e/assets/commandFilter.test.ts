import { describe, expect, it } from 'vitest';
import { button } from '../acts.ts';
import { callAs, read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

const FILTER = 'Nothing destructive';
const LOOKAHEAD = '(?!sudo)mkfs';

describe('a command filter is tried', () => {
  const running = freshConsole();

  it('with commands, each answered by the rule that decides', async () => {
    const page = await running.checkedAs('admin', 'console/assets/cmd-filters');
    await page.getByRole('link', { name: FILTER, exact: true }).click();
    const start = button(page, 'Try commands');
    await start.click();
    const dialog = page.getByRole('dialog', { name: `Try commands: ${FILTER}` });
    await dialog
      .getByRole('textbox', { name: 'Commands' })
      .fill('systemctl status sshd\nSudo REBOOT now\n\nls -l');
    const answers = dialog.getByRole('listitem');
    await expect
      .poll(() => answers.allTextContents())
      .toEqual([
        'systemctl status sshdAllowed Rule “systemctl status” · priority 5, matches “systemctl status”',
        'Sudo REBOOT nowRejected Rule “reboot, shutdown, halt” · priority 10, matches “REBOOT”',
        'ls -lNo rule matches',
      ]);
    await expectAccessible(page, 'trying commands');
    await page.keyboard.press('Escape');
    await expect.poll(() => start.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('with recorded commands, until somebody stops it', async () => {
    const { page } = await running.openAs('admin', 'console/assets/cmd-filters', PHONE);
    const [{ id }] = await read(page, `assets/cmd-filters/?name=${encodeURIComponent(FILTER)}`);
    const broken = { filter: id, type: 'regex', content: LOOKAHEAD, priority: 1, action: 0 };
    await callAs(page, 'POST', `assets/cmd-filters/${id}/rules/`, broken);
    await page.getByRole('link', { name: FILTER, exact: true }).click();
    await button(page, 'Try commands').click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('alert').textContent())
      .toContain(`Rule “${LOOKAHEAD}”`);
    // The second page of commands does not come.
    await page.route(/terminal\/commands\/\?.*offset=100/, () => undefined);
    await button(dialog, 'Check recorded commands').click();
    await dialog.getByRole('progressbar').waitFor();
    await dialog.getByText(/^Commands checked: 100\./).waitFor();
    await button(dialog, 'Stop').click();
    await dialog.getByText(/^Stopped\. Commands checked: 100\./).waitFor();
    await page.unrouteAll();
    await button(dialog, 'Check recorded commands').click();
    await expect
      .poll(() => dialog.getByRole('status').textContent())
      .toMatch(/^Commands checked: [2-9]\d\d\. Would have been rejected: [1-9]\d*\.$/);
    await expectAccessible(page, 'recorded commands that would have been rejected');
    await dialog
      .getByRole('link', { name: /^sudo rm -rf/ })
      .first()
      .click();
    await page.waitForURL('**/audit/sessions/sessions/**');
  });
});
