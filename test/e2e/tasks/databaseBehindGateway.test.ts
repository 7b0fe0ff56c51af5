import { describe, expect, it } from 'vitest';
import { firstNamed } from '../acts.ts';
import { read } from '../apiCalls.ts';
import { expectAccessible, freshConsole, heading } from '../console.ts';
import { counted } from './counted.ts';

/** What the best product would need; the console of the review took about 25 clicks on five pages. */
const MOST_CLICKS = 12;
const MOST_TYPED = 10;

describe('a database behind a gateway is set up for a team (task h of the review)', () => {
  const running = freshConsole();

  it('with twelve clicks and ten typed fields, without leaving the way', async () => {
    const { page } = await running.openAs('admin', 'console/applications/databases');
    const person = counted(page);
    const field = (name: string, inside = page.locator('main')) =>
      inside.getByRole('textbox', { name, exact: true });
    const openPicker = (name: string) =>
      person.click(page.getByRole('combobox', { name, exact: true }));
    const createNew = page.getByRole('option', { name: 'Create new…' });

    await person.click(page.getByRole('button', { name: 'Create', exact: true }));
    await person.click(page.getByRole('menuitem', { name: 'MySQL', exact: true }));
    await heading(page, /^Create/);
    await person.type(field('Name'), 'Harbour orders');
    await person.type(field('Host'), '10.9.0.12');
    await person.type(field('Database'), 'orders');

    await openPicker('Domain');
    await person.click(createNew);
    const domain = page.getByRole('dialog', { name: 'Create domain' });
    await person.type(field('Name', domain), 'Harbour');
    await person.press('Enter');
    await domain.waitFor({ state: 'detached' });
    await person.click(page.getByRole('button', { name: 'Add gateway' }));
    const gateway = page.getByRole('dialog', { name: 'Create gateway' });
    await person.type(field('IP address', gateway), '10.9.0.1');
    expect(await field('Name', gateway).inputValue()).toBe('10.9.0.1');
    await person.type(field('Username', gateway), 'jump');
    await expectAccessible(page, 'a gateway that follows a domain, over a form');
    await person.type(gateway.getByLabel('Password', { exact: true }), 'Harbour-1-gate');
    await person.press('Enter');
    await gateway.waitFor({ state: 'detached' });
    await person.click(page.getByRole('button', { name: 'Save', exact: true }));

    await person.click(page.getByRole('link', { name: 'Grant access' }));
    await heading(page, /^Create/);
    await openPicker('User groups');
    await person.click(firstNamed(page, 'option', /^Database team/));
    await page.keyboard.press('Escape');
    await openPicker('System users');
    await person.click(createNew);
    const account = page.getByRole('dialog', { name: 'Create system user' });
    await person.type(field('Name', account), 'orders reader');
    await person.type(field('Username', account), 'reader');
    await person.type(account.getByLabel('Password', { exact: true }), 'Harbour-2-read');
    await person.press('Enter');
    await account.waitFor({ state: 'detached' });
    await person.click(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Harbour orders created').waitFor();

    const [database] = await read(page, 'applications/applications/?search=Harbour');
    const [grant] = await read(page, 'perms/application-permissions/?search=Harbour');
    const [gate] = await read(page, 'assets/gateways/?search=10.9.0.1');
    const [reader] = await read(page, 'assets/system-users/?name=orders%20reader');
    const [group] = await read(page, 'users/groups/?search=Database');
    expect(database.domain).toBe(gate.domain);
    expect(reader.protocol).toBe('mysql');
    expect(grant).toMatchObject({
      applications: [database.id],
      user_groups: [group.id],
      system_users: [reader.id],
    });
    expect([person.clicks, person.typed]).toEqual([12, 10]);
    expect(person.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(person.typed).toBeLessThanOrEqual(MOST_TYPED);
  });
});
