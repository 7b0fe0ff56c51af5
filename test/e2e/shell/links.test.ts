import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atRest } from '../atRest.ts';
import { freshConsole } from '../console.ts';

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}|\/\d+(?=\/|$|\?)/g;

/** The addresses of all links on the page, one of each kind: records of a resource count once. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const links = await page.locator('a[href^="/ui/"]').evaluateAll((all) =>
    all.flatMap((one) => {
      const link = one instanceof HTMLAnchorElement ? one : undefined;
      return link && link.target !== '_blank' ? [link.pathname + link.search] : [];
    }),
  );
  return [...new Map(links.map((link) => [link.replace(ID, '…').split('?')[0], link])).values()];
}

/** Opens an address and waits until everything on its page is there. */
async function visit(page: Page, url: string, address: string): Promise<void> {
  await page.goto(new URL(address, url).href);
  await page.locator('main h1').first().waitFor();
  await atRest(page);
}

/** Why an address led nowhere; undefined where its page is open. */
async function deadEnd(page: Page, url: string, address: string): Promise<string | undefined> {
  await visit(page, url, address);
  const { pathname } = new URL(page.url());
  const refused = page.getByRole('heading', { name: /^(You don't have access|Page not found)/ });
  const led = page.getByRole('status').filter({ hasText: 'was not opened' });
  if ((await refused.count()) > 0) return 'refused';
  if ((await led.count()) > 0) return `led to ${pathname}`;
  return undefined;
}

describe('links that a person sees (decision 502)', () => {
  const running = freshConsole('--licence', 'valid');

  it.each([
    ['alice', ['workbench/home', 'profile/info'], /./],
    ['auditor', ['audit/dashboard', 'workbench/home'], /./],
    ['orgadmin', ['console/dashboard'], /^\/ui\/console\/(dashboard|users|assets)/],
    ['orgadmin', ['console/dashboard'], /^\/ui\/console\/(?!users|assets)/],
    ['orgadmin', ['audit/dashboard', 'workbench/home', 'tickets'], /^\/ui\/(?!console)/],
  ])('lead %s from %s to pages that are open to them (%s)', async (who, starts, within) => {
    const { page } = await running.openAs(who, starts[0]);
    const kinds = new Set<string>();
    const queue = starts.map((start) => ({ to: `/ui/${start}`, from: 'the start' }));
    const found: string[] = [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const kind = next.to.replace(ID, '…').split('?')[0] ?? '';
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const why = await deadEnd(page, running.url, next.to);
      if (why !== undefined) found.push(`${next.to} on ${next.from}: ${why}`);
      const from = next.to;
      const links = (await linksOf(page)).filter((to) => within.test(to));
      queue.push(...links.map((to) => ({ to, from })));
    }
    expect(found).toEqual([]);
    expect(kinds.size).toBeGreaterThan(9);
  });
});
