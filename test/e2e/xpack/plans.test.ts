import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirm, choose, button, firstNamed } from '../acts.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';

const PLANS = 'console/accounts/change-auth-plan';

describe('what plans work on (spec 2, sections 3, 5 and 8)', () => {
  const running = freshConsole('--licence', 'valid');

  /** The next PATCH: its path below the API, its query and its body. */
  async function nextPatch(page: Page, doing: () => Promise<void>) {
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PATCH'),
      doing(),
    ]);
    const { pathname, search } = new URL(request.url());
    return {
      address: `${pathname.split('/').slice(5).join('/')}${search}`,
      body: request.postDataJSON(),
    };
  }

  it('adds assets and nodes to a plan, and takes them off, at their own addresses', async () => {
    const page = await running.checkedAs('admin', PLANS);
    await page.getByRole('link', { name: 'Root passwords', exact: true }).click();
    await heading(page, /Root passwords/);
    await page.getByRole('tab', { name: 'Assets' }).click();
    await choose(page, 'Add nodes', /Rotterdam$/);
    const added = await nextPatch(page, () => button(page, 'Add').last().click());
    expect(added.address).toMatch(/^plan\/[0-9a-f-]+\/nodes\/\?action=add$/);
    expect(added.body).toEqual({ nodes: [expect.any(String)] });
    const nodes = page.getByRole('region', { name: 'Nodes (1)' });
    await nodes
      .getByRole('listitem')
      .filter({ hasText: /Rotterdam/ })
      .waitFor();
    await expectAccessible(page, 'the targets of a plan');
    const assets = page.getByRole('region', { name: /^Assets \(/ });
    const before = await assets.getByRole('listitem').count();
    await firstNamed(assets, 'button', /^Remove/).click();
    const taken = await nextPatch(page, () => confirm(page, 'Remove'));
    expect(taken.address).toMatch(/^plan\/[0-9a-f-]+\/asset\/remove\/$/);
    expect(taken.body).toEqual({ assets: [expect.any(String)] });
    await expect.poll(() => assets.getByRole('listitem').count()).toBe(before - 1);
  });
});
