import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshConsole, PHONE } from '../console.ts';
import { atRest } from '../atRest.ts';

/** Chinese, Japanese and Latin, each alone and together. */
const TEXTS = ['Inter ham-app-15', '中文 ham-app-15', '日本語 Inter', '访问权限', 'アクセス権'];
/** Where a text stands on one line: titles, heads, cells, buttons, tabs, states. */
const PLACES = [
  'main h1',
  'main thead th[data-field]',
  'main thead button',
  'main tbody th a',
  'main tbody td:nth-child(4)',
  'main [data-tone]',
  'main button:has-text(" ")',
];

describe('a line', () => {
  // Later servers offer the changes of an operation.
  const running = freshConsole('--licence', 'valid', '--server', 'v2.23');

  /** Height and baseline of each place with each text, in pixels. */
  async function linesOf(page: Page): Promise<readonly string[]> {
    const lines: string[] = [];
    for (const place of PLACES) {
      const target = page.locator(place).first();
      const measured = await target.evaluate((element, texts) => {
        const before = [...element.childNodes];
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        const heights = texts.map((text) => {
          element.replaceChildren(text, mark);
          const { top, height } = element.getBoundingClientRect();
          return `${height} ${(mark.getBoundingClientRect().bottom - top).toFixed(1)}`;
        });
        element.replaceChildren(...before);
        return heights;
      }, TEXTS);
      expect(new Set(measured).size, `${place}: ${measured.join(', ')}`).toBe(1);
      lines.push(`${place} ${measured[0] ?? ''}`);
    }
    return lines;
  }

  it('of text is as high in Chinese and Japanese as in English, and stands on the same baseline', async () => {
    const english = await linesOf(await pageIn('en'));
    expect(await linesOf(await pageIn('zh-hans'))).toEqual(english);
    expect(await linesOf(await pageIn('ja'))).toEqual(english);
  });

  async function pageIn(language: 'en' | 'zh-hans' | 'ja'): Promise<Page> {
    const page = await running.checkedAs('admin', 'console/perms/asset-permissions', { language });
    await page.locator('main tbody [data-tone]').first().waitFor();
    await atRest(page);
    expect(language).toContain(await page.locator('html').getAttribute('lang'));
    return page;
  }

  it('has one baseline in all cells of a row, with a state beside the name, which is whole', async () => {
    const page = await running.checkedAs('admin', 'workbench/assets');
    const row = page.getByRole('row').filter({ hasText: 'Inactive' }).last();
    await row.getByText('Inactive').waitFor();
    await atRest(page);
    const { cut, baselines } = await row.evaluate((element) => {
      const name = element.querySelector('th');
      const cells = [name, element.querySelector('td code')?.closest('td')];
      const baselines = cells.map((cell) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        cell?.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return Math.round(bottom);
      });
      return { cut: (name?.scrollWidth ?? 0) - (name?.clientWidth ?? 0), baselines };
    });
    expect(cut).toBe(0);
    expect(new Set(baselines).size).toBe(1);
  });

  it('shows a command whole where there is room for it', async () => {
    const page = await running.checkedAs('admin', 'audit/sessions/command');
    const command = page
      .locator('td[data-field], td')
      .filter({ hasText: /--since today$/ })
      .first();
    await command.waitFor();
    await atRest(page);
    expect(await command.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  });

  it('of heads names no actions where rows have none', async () => {
    const page = await running.checkedAs('admin', 'audit/logs/operate-log');
    await page.getByRole('columnheader', { name: 'Source IP' }).waitFor();
    await atRest(page);
    expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);
  });

  it('of a card on a phone is whole: names, moments, and what stands beside the edge', async () => {
    for (const path of ['console/ops/tasks', 'console/assets/labels', 'audit/sessions/command']) {
      const page = await running.checkedAs('admin', path, PHONE);
      await page.locator('[data-rows] [data-facts]').first().waitFor();
      await atRest(page);
      const cut = await page.locator('[data-rows] > li').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const parts = card.querySelectorAll('[data-name] > span, [data-facts] dd:has(time)');
          const facts = card.querySelector('[data-facts]')?.getBoundingClientRect();
          const inside = (facts?.right ?? 0) <= card.getBoundingClientRect().right - 12;
          return [...parts]
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .map((part) => part.textContent)
            .concat(inside ? [] : ['no room at the edge']);
        }),
      );
      expect(cut, path).toEqual([]);
    }
    const profile = await running.checkedAs('admin', 'profile/setting', PHONE);
    const email = profile.getByRole('definition').filter({ hasText: 'admin@nordhafen.example' });
    await email.waitFor();
    await atRest(profile);
    const lines = await email.evaluate((value) => {
      const range = document.createRange();
      range.selectNodeContents(value.querySelector('span') ?? value);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

  it('of what a permission leads to begins with its arrow where it is broken', async () => {
    const page = await running.checkedAs('admin', 'console/perms/asset-permissions', PHONE);
    await page.getByRole('link', { name: 'Administrators: every host' }).click();
    const arrows = page.locator('main dl > [data-before]');
    await arrows.first().waitFor();
    await atRest(page);
    const starts = await arrows.evaluateAll((facts) =>
      facts.map((fact) => [
        getComputedStyle(fact, '::before').insetInlineStart,
        fact.getBoundingClientRect().left - (fact.parentElement?.getBoundingClientRect().left ?? 0),
      ]),
    );
    expect(starts.every(([arrow]) => arrow === '0px')).toBe(true);
    expect(starts.some(([, left]) => left === 0)).toBe(true);
  });
});
