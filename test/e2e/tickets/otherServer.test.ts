import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, button } from '../acts.ts';
import { expectAccessible, freshConsole } from '../console.ts';
import { bindAlice, read } from '../apiCalls.ts';

const running = freshConsole('--licence', 'valid');

/** Answers of another version of the server: `meta` is gone (observed: v2.28). */
async function withoutMeta(page: Page, address: string, where: (body: never) => object) {
  const writes: string[] = [];
  await page.route(address, async (route) => {
    const method = route.request().method();
    if (method !== 'GET' && method !== 'OPTIONS') {
      writes.push(method);
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const body: unknown = await response.json();
    Reflect.deleteProperty(where(body as never), 'meta');
    await route.fulfill({ response, json: body });
  });
  return writes;
}

describe('a server that keeps what is requested elsewhere', () => {
  it('gets no request for access without its assets', async () => {
    const { page } = await running.newPage();
    await running.signIn(page, 'admin', 'tickets/flow');
    await bindAlice(page);
    await page.context().clearCookies();
    await running.signIn(page, 'alice', 'tickets/tickets');
    const writes = await withoutMeta(
      page,
      '**/api/v1/tickets/tickets/open/**',
      ({ actions }: { actions: { POST: object } }) => actions.POST,
    );
    await page.goto(new URL('tickets/tickets/request-asset-perm/create', running.url).href);
    await page.getByRole('textbox', { name: 'Title' }).fill('Cranes');
    const told = page.getByRole('alert').filter({ hasText: 'does not accept fields' });
    await told.waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => hasFocus(told)).toBe(true);
    expect(await told.textContent()).toContain('Assets');
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Cranes');
    expect(writes).toEqual([]);
    await expectAccessible(page, 'a form that this server cannot take');
  });

  it('gets no approval of what nobody has read', async () => {
    const { page } = await running.openAs('admin', 'tickets/tickets?activeTab=assigned');
    const { results } = await read(page, 'tickets/tickets/?state=open&limit=1&offset=0');
    const ticket = String(results[0].id);
    await withoutMeta(page, `**/api/v1/tickets/tickets/${ticket}/`, (one: object) => one);
    await page.goto(new URL(`tickets/tickets/${ticket}`, running.url).href);
    await page.getByText('What is requested could not be read').waitFor();
    expect(await button(page, 'Accept').isDisabled()).toBe(true);
    expect(await button(page, 'Reject').isEnabled()).toBe(true);
  });
});
