import type { Locator, Page } from 'playwright-core';
import { LONG_TEST_LIMIT_MS } from '../../limits.mjs';
import { consoleAddress, startCommand } from '../../startCommand.mjs';
import { consoleOf, type UsedConsole } from '../console.ts';

/** The console of a project below `examples`, with the kernel as its server, started as its users do. */
export function exampleConsole(name: string): UsedConsole {
  return consoleOf(async () => {
    const { address, child, exited } = await startCommand(
      ['node', 'sandbox/launch.mjs', 'start', '--cwd', `examples/${name}`, '--port', '0'],
      { addressIn: consoleAddress, limitMs: LONG_TEST_LIMIT_MS },
    );
    return {
      url: address,
      stop() {
        child.kill('SIGINT');
        return exited;
      },
    };
  });
}

/** Presses the button that saves a form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Opens a list that is searched for a word, and gives the row that has it. */
export async function findRow(page: Page, list: string, word: string): Promise<Locator> {
  await page.goto(list);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill(word);
  await box.press('Enter');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: word, exact: true }) });
  await row.waitFor();
  return row;
}
