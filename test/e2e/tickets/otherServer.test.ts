import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, newPage, signIn } from '../console.ts';
import { callAs } from '../ticketCalls.ts';

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
    const { page } = await newPage(running);
    const people = await signInAsMember(page);
    expect(people).toBe(201);
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
    await expect.poll(() => told.evaluate((alert) => alert === document.activeElement)).toBe(true);
    expect(await told.textContent()).toContain('Assets');
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Cranes');
    expect(writes).toEqual([]);
    await expectAccessible(page, 'a form that this server cannot take');
  });

  it('gets no approval of what nobody has read', async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'tickets/tickets?activeTab=assigned');
    const { body } = await callAs(page, 'GET', 'tickets/tickets/?state=open&limit=1&offset=0');
    const ticket = String(body.results[0].id);
    await withoutMeta(page, `**/api/v1/tickets/tickets/${ticket}/`, (one: object) => one);
    await page.goto(new URL(`tickets/tickets/${ticket}`, running.url).href);
    await page.getByText('What is requested could not be read').waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await button('Accept').isDisabled()).toBe(true);
    expect(await button('Reject').isEnabled()).toBe(true);
  });
});

/** Alice, as a member of a console organization, as the view requires (spec 1, section 2). */
async function signInAsMember(page: Page): Promise<number> {
  await signIn(page, running.url, 'admin', 'tickets/flow');
  const people = await callAs(page, 'GET', 'users/users/?username=alice');
  const role = '00000000-0000-0000-0000-000000000005';
  const binding = { user: people.body[0].id, role, scope: 'org' };
  const { status } = await callAs(page, 'POST', 'rbac/org-role-bindings/', binding);
  await page.context().clearCookies();
  await signIn(page, running.url, 'alice', 'tickets/tickets');
  return status;
}
