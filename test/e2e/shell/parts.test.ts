import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { overflow } from '../acts.ts';
import { expectAccessible, freshConsole, consoleOf } from '../console.ts';
import { startProcess } from '../server.ts';
import { steadyBox } from '../measure.ts';

const PARTS = 'dev/parts';
/** react-admin's text inputs still pass what Material UI 9 has renamed; only the development build says so. */
const OF_REACT_ADMIN = 'React does not recognize';
/** A key of a text that was not found: `pages.list.search`. */
const RAW_KEY = /^(?:app|errors|pages|list\w*|transfer|noRows|relations|shell)(?:\.\w+)+$/m;
const CONTROLS = [
  'Checkbox',
  'LabelledCheckbox',
  'Radios',
  'Switch',
  'Select',
  'PopupCombobox',
  'SearchBox',
  'FileButton',
  'DateField',
  'DateRangePicker',
  'TreeArrow',
  'TreeView',
  'BackArrow',
  'Badge',
  'StatusIcon',
  'ChoiceMenu',
  'CardHeading',
  'EmptyState',
  'Toast',
  'Confirmation',
  'Button',
  'Text input',
  'Tabs',
  'Alert',
  'react-admin',
];
/** `GATEHOUSE_PICTURES=folder` keeps the pictures there. */
const PICTURES = process.env['GATEHOUSE_PICTURES'] ?? mkdtempSync(join(tmpdir(), 'gatehouse-'));

describe('the page of all controls, in development', () => {
  const running = consoleOf(() => startProcess(['--dev']));
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    await running.openAs('admin', PARTS);
  });

  describe.each(['en', 'zh-hans', 'ja'] as const)('in %s', (language) => {
    it.each([
      [1440, false],
      [1440, true],
      [390, false],
      [390, true],
    ])('is photographed at a width of %i, dark: %s', async (width, dark) => {
      const { page, problems } = await running.openAs('admin', PARTS, { language, width, dark });
      const regions = page.getByRole('region');
      await expect.poll(() => regions.count()).toBeGreaterThanOrEqual(CONTROLS.length);
      const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings).toEqual(expect.arrayContaining(CONTROLS));
      expect(await overflow(page)).toBe(0);
      expect(await page.locator('main').innerText()).not.toMatch(RAW_KEY);
      await expectAccessible(page, 'the page of all controls');
      const picture = (name: string, whole = false) =>
        page.screenshot({
          path: join(PICTURES, `${name}-${language}-${width}${dark ? '-dark' : ''}.png`),
          fullPage: whole,
        });
      await picture('controls', true);

      await part(page, 'ChoiceMenu').getByRole('button').click();
      await page.getByRole('menu').waitFor();
      await picture('menu');
      await page.keyboard.press('Escape');
      await part(page, 'Confirmation').getByRole('button').click();
      const question = page.getByRole('alertdialog');
      expect(await question.getByRole('listitem').count()).toBe(3);
      await expectAccessible(page, 'a confirmation');
      await picture('confirmation');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      await part(page, 'Toast').getByRole('button').last().click();
      await picture('toast');
      const toast = await steadyBox(page.locator('.MuiSnackbar-root'));
      expect(toast.y).toBeGreaterThan(600);
      expect(problems.filter((problem) => !problem.includes(OF_REACT_ADMIN))).toEqual([]);
    });
  });
});

describe('the page of all controls, in the built console', () => {
  const running = freshConsole();

  it('is not there', async () => {
    const { page } = await running.openAs('admin', PARTS);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    const built = readFileSync('dist/console-chunks.json', 'utf8');
    expect(built).not.toContain('app/dev/');
  });
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
