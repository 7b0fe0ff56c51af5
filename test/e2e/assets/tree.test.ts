import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasFocus, confirm } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, PHONE, CORE } from '../console.ts';
import { steadyBox, type Box } from '../measure.ts';

const ASSETS = 'console/assets/assets';

describe('the tree beside the list of assets', () => {
  const running = freshConsole('--licence', 'valid');
  let page: Page;
  let problems: readonly string[];

  beforeAll(async () => {
    ({ page, problems } = await running.openAs('admin', ASSETS));
  });

  const tree = () => page.getByRole('tree', { name: 'Nodes' });
  const node = (name: string) => tree().getByRole('treeitem', { name: new RegExp(`^${name} \\(`) });
  const labels = () =>
    tree()
      .getByRole('treeitem')
      .evaluateAll((all) => all.map((line) => line.getAttribute('aria-label') ?? ''));
  const names = async () => (await labels()).map((label) => label.replace(/ \(\d+\)$/, ''));
  const amount = async (name: string) =>
    Number(/\((\d+)\)$/.exec((await node(name).getAttribute('aria-label')) ?? '')?.[1]);
  const total = async () =>
    Number(/of (\d+)/.exec((await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? '')?.[1]);
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

  async function open(path = ASSETS): Promise<void> {
    await page.goto(new URL(path, running.url).href);
    await node('Hamburg').waitFor();
    await page.locator('tbody tr th').first().waitFor();
  }

  async function addNode(name: string): Promise<void> {
    await node('Default').focus();
    await page.keyboard.press('Shift+F10');
    await choose('Add node');
    const input = tree().getByRole('textbox');
    await input.waitFor();
    await expect.poll(() => hasFocus(input)).toBe(true);
    await input.fill(name);
    await input.press('Enter');
    await node(name).waitFor();
  }

  it('loads a level when it is opened, by the key of its node', CORE, async () => {
    await open();
    await atRest(page);
    const asked: string[] = [];
    const note = (request: { url(): string }) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/nodes/children/tree/')) asked.push(searchParams.get('key') ?? '');
    };
    page.on('request', note);
    expect(await node('Hamburg').getAttribute('aria-expanded')).toBe('false');
    await node('Hamburg').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await names()).length).toBeGreaterThan(6);
    await atRest(page);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^1:\d+$/);
    page.off('request', note);
  });

  it('is walked by arrow keys, Home, End and first letters', async () => {
    await open();
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await node('Default').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe((await labels())[1]);
    await page.keyboard.press('End');
    expect(await focused()).toBe((await labels()).at(-1));
    await page.keyboard.type('ham');
    expect(await focused()).toMatch(/^Hamburg/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => node('Hamburg').getAttribute('aria-expanded')).toBe('true');
    await expect.poll(async () => tree().locator('[aria-level="3"]').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toMatch(/^Hamburg/);
    await page.keyboard.press('ArrowLeft');
    expect(await node('Hamburg').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Home');
    expect(await focused()).toMatch(/^Default/);
  });

  it(
    'narrows the list to a node, keeps that in the address, and opens there again',
    CORE,
    async () => {
      await open();
      const all = await total();
      await node('Hamburg').focus();
      await page.keyboard.press('ArrowRight');
      const inner = tree().locator('[aria-level="3"]').first();
      await inner.waitFor();
      const label = (await inner.getAttribute('aria-label')) ?? '';
      const call = page.waitForRequest((request) => request.url().includes('node_id='));
      await inner.click();
      await call;
      expect(new URL(page.url()).searchParams.get('node')).toMatch(/^[0-9a-f-]{36}$/);
      await expect.poll(total).toBeLessThan(all);
      expect(await total()).toBe(Number(/\((\d+)\)$/.exec(label)?.[1]));
      await page.reload();
      const again = tree().getByRole('treeitem', { name: label, exact: true });
      await expect.poll(() => again.getAttribute('aria-selected')).toBe('true');
      await again.click();
      await expect.poll(total).toBe(all);
    },
  );

  it('lists what lies in the node alone when that is wanted', async () => {
    await open();
    await node('Hamburg').click();
    const call = page.waitForRequest((request) => request.url().includes('show_current_asset=1'));
    await page.getByRole('checkbox', { name: /^Exclude child nodes/ }).check();
    await call;
    await page.getByRole('checkbox', { name: /^Exclude child nodes/ }).uncheck();
  });

  it('finds nodes wherever they lie', async () => {
    await open();
    await page.getByRole('searchbox', { name: 'Search nodes' }).fill('Network');
    const found = page.getByRole('tree', { name: 'Matching nodes' }).getByRole('treeitem');
    await found.first().waitFor();
    expect(await found.first().getAttribute('aria-label')).toMatch(/^\/Default\/.+\/Network$/);
    await found.first().click();
    await page.getByRole('searchbox', { name: 'Search nodes' }).press('Escape');
    await expect.poll(() => tree().locator('[aria-selected=true]').count()).toBe(1);
  });

  it(
    'adds a node, gives it a name, renames it with F2 and deletes it after asking',
    CORE,
    async () => {
      await open();
      await node('Hamburg').click({ button: 'right' });
      await choose('Add node');
      const input = tree().getByRole('textbox');
      await input.waitFor();
      await expect.poll(() => hasFocus(input)).toBe(true);
      await input.fill('Archive');
      await input.press('Enter');
      await node('Archive').waitFor();
      await node('Archive').focus();
      await page.keyboard.press('F2');
      await expect.poll(() => hasFocus(input)).toBe(true);
      await input.fill('Attic');
      await input.press('Enter');
      await node('Attic').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
        .toBe('treeitem');
      await page.keyboard.press('Delete');
      await confirm(page, 'Delete');
      await node('Attic').waitFor({ state: 'detached' });
    },
  );

  it('shows the old name again when the server refuses the new one', async () => {
    await open();
    const [, first = '', second = ''] = await names();
    await node(first).focus();
    await page.keyboard.press('F2');
    const input = tree().getByRole('textbox');
    await input.fill(second);
    await input.press('Enter');
    await page.getByText('already has this name').waitFor();
    await expect.poll(names).toContain(first);
  });

  it('moves a node to a place chosen by keyboard, and by dragging after asking', async () => {
    await open();
    const [, target = ''] = await names();
    await addNode('Wanderer');
    await node('Wanderer').focus();
    await page.keyboard.press('Shift+F10');
    await choose('Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move Wanderer' });
    const place = dialog.getByRole('treeitem', { name: new RegExp(`^${target} `) });
    await place.focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page, 'the dialog that moves a node');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => node('Wanderer').getAttribute('aria-level')).toBe('3');
    await node('Wanderer').dragTo(node('Default'));
    await confirm(page, 'Move');
    await expect.poll(() => node('Wanderer').getAttribute('aria-level')).toBe('2');
  });

  it('puts assets into a node and takes them out again, and counts anew', async () => {
    await open();
    await addNode('Guest house');
    await node('Guest house').click({ button: 'right' });
    await choose('Add assets to this node');
    const dialog = page.getByRole('dialog', { name: 'Choose assets' });
    await dialog.locator('tbody').getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect.poll(() => amount('Guest house')).toBe(1);
    await node('Guest house').click();
    await expect.poll(total).toBe(1);
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '1 selected' }).click();
    await choose('Remove from this node');
    await confirm(page, /Remove from this node/);
    await expect.poll(() => amount('Guest house')).toBe(0);
  });

  it('is folded away and drawn wider, and stays so', async () => {
    await open();
    const edge = page.getByRole('separator', { name: 'Width of the node tree' });
    expect(await edge.getAttribute('aria-valuenow')).toBe('20');
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await page.reload();
    await edge.waitFor();
    expect(await edge.getAttribute('aria-valuenow')).toBe('22');
    for (const width of ['30', '45', '14']) {
      await edge.dblclick();
      await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe(width);
    }
    await page.getByRole('button', { name: 'Hide the node tree' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Show the node tree' }).click();
    await node('Hamburg').waitFor();
  });

  it('can be used by everybody, with an open menu too', async () => {
    await open();
    await expectAccessible(page, 'the list with its tree');
    await node('Hamburg').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, 'the menu of a node');
    await page.keyboard.press('Escape');
  });

  it('is folded on a telephone, and again after a choice, which its button names', async () => {
    const { page: small } = await running.openAs('admin', ASSETS, PHONE);
    await small.getByRole('button', { name: 'Nodes', exact: true }).click();
    await small.getByRole('treeitem', { name: /^Hamburg/ }).waitFor();
    const panel = await steadyBox(small.getByRole('region', { name: 'Nodes' }));
    const line = await steadyBox(small.getByRole('treeitem', { name: /^Hamburg/ }));
    const end = (box: Box) => box.y + box.height;
    expect(end(line)).toBeLessThan(end(panel));
    await expectAccessible(small, 'the tree on a telephone');
    await small.getByRole('treeitem', { name: /^Hamburg/ }).click();
    const button = small.getByRole('button', { name: /^Nodes: Hamburg/ });
    await button.waitFor();
    expect(await hasFocus(button)).toBe(true);
    expect(await small.getByRole('treeitem').count()).toBe(0);
    expect(small.url()).toContain('node=');
    await expectAccessible(small, 'the folded tree on a telephone');
  });

  it('is there to choose from alone in the root organization', async () => {
    const { page: other } = await running.openAs('admin');
    const root = `${ASSETS}?oid=00000000-0000-0000-0000-000000000000`;
    await other.goto(new URL(root, running.url).href);
    const line = other.getByRole('treeitem').first();
    await line.waitFor();
    await line.press('Shift+F10');
    expect(await other.getByRole('menu').count()).toBe(0);
    expect(await line.getByRole('button').count()).toBe(0);
  });

  it('leaves nothing in the console of the browser', () => {
    const refused = /status of (400|403)|ERR_FAILED/;
    expect(problems.filter((problem) => !refused.test(problem))).toEqual([]);
  });
});
