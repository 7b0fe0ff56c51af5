import { describe, expect, it } from 'vitest';
import { waitForText, noteRequests, firstNamed } from '../acts.ts';
import { atRest } from '../atRest.ts';
import { expectAccessible, freshConsole, heading, PHONE } from '../console.ts';

const running = freshConsole('--licence', 'valid');

describe('categories of the settings (spec 2, section 2)', () => {
  it('marks the ways to log in that are on, and asks as seldom as it can', async () => {
    const page = await running.checkedPage();
    const asked = noteRequests(page, ({ method, path, query }) =>
      method === 'GET' && path.endsWith('/settings/setting/')
        ? (query.get('category') ?? '')
        : undefined,
    );
    await running.signIn(page, 'admin', 'settings/auth?activeTab=cas');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('CAS Off').waitFor();
    await tab('LDAP Off').waitFor();
    expect(await page.getByRole('tab', { name: /(On|Off)$/ }).count()).toBe(9);
    await tab('General').waitFor();
    await page.getByRole('switch').first().waitFor();
    await atRest(page);
    // The form of the open tab, the overview, and the one that the overview lacks.
    expect(asked.toSorted()).toEqual(['auth', 'cas', 'ldap']);
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await tab('CAS On').waitFor();
    await expectAccessible(page, 'marked tabs');
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await tab('CAS Off').waitFor();
  });

  it('marks no way to log in as off that it could not read', async () => {
    const { page } = await running.newPage();
    await page.route('**/settings/setting/?category=ldap', (route) =>
      route.fulfill({ status: 500, json: { detail: 'broken' } }),
    );
    await running.signIn(page, 'admin', 'settings/auth');
    await page.getByRole('tab', { name: 'CAS Off' }).waitFor();
    await page.getByRole('tab', { name: 'LDAP', exact: true }).waitFor();
  });

  it('tells an identity provider of this site', async () => {
    const { page } = await running.openAs('admin', 'settings/auth');
    await page.getByRole('tab', { name: 'SAML2' }).click();
    const link = page.getByRole('link', { name: 'Open service provider metadata' });
    const answer = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', running.url).href,
    );
    expect(answer.headers()['content-type']).toContain('xml');
  });

  it('shows a terminal component and changes it', async () => {
    const page = await running.checkedAs('admin', 'settings/terminal?activeTab=terminals');
    const row = page.locator('main tbody tr').first();
    const name = (await row.getByRole('link').first().textContent()) ?? '';
    await row.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/settings\/terminal\/[0-9a-f-]{36}/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto(`${page.url().split('?')[0]}/update`);
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('In the basement');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`${name} saved`, { exact: false }).waitFor();
    await page.getByRole('tab', { name: 'Terminals', selected: true }).waitFor();
  });

  it('has ten ways to sign in, each with its own form', async () => {
    const page = await running.checkedAs('admin', 'settings/auth');
    await heading(page, 'Login methods');
    const tabs = page.getByRole('tab');
    expect(await tabs.count()).toBe(10);
    for (const name of await tabs.allTextContents()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
    }
  });

  it('tests the saved mail server with the recipient that is typed, in the words of the server', async () => {
    const { page } = await running.openAs('admin', 'settings/email');
    await heading(page, 'Email settings');
    const fill = (label: string, value: string) => firstNamed(page, 'textbox', label).fill(value);
    await fill('SMTP host', 'mail.gatehouse.example');
    await fill('Port', '465');
    await fill('Username', 'gate@gatehouse.example');
    await fill('Subject prefix', '[Gate]');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').last().waitFor();
    const test = page.getByRole('button', { name: 'Send test email' });
    expect(await test.count()).toBe(0);
    await fill('Test recipient', 'nobody');
    await test.click();
    await waitForText(page, 'Please enter your email address');
    await fill('Test recipient', 'ops@gatehouse.example');
    await test.click();
    await page.getByText('A test email was sent to ops@gatehouse.example.').waitFor();
    await fill('Port', '587');
    await test.click();
    await page.getByText('Save first.', { exact: false }).waitFor();
    await fill('SMTP host', 'down.gatehouse.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').last().waitFor();
    await test.click();
    const failure = page.getByText('The email server is not responding.');
    await failure.waitFor();
    expect(await failure.count()).toBe(1);
  });

  it('tests the directory, shows its people and makes users of them', async () => {
    const { page, problems } = await running.openAs('admin', 'settings/auth');
    await page.getByRole('tab', { name: 'LDAP' }).click();
    await page.getByText('%(user)s is the username', { exact: false }).waitFor();
    await page.getByText('Separate several search bases with |.').waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText('Connected. Users found: 8.').waitFor();
    await page.getByRole('button', { name: 'Test login' }).click();
    const login = page.getByRole('dialog', { name: 'Test login' });
    await login.getByLabel('Username').fill('jonas');
    await login.getByLabel('Password').fill('gatehouse');
    await login.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await login.getByLabel('Password').getAttribute('type')).toBe('text');
    await login.getByRole('button', { name: 'Test' }).click();
    await page.getByText('The login worked.').waitFor();
    await login.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Import users' }).click();
    const people = page.getByRole('dialog', { name: 'Import users' });
    await people.locator('[aria-busy=true] [data-skeleton]').first().waitFor();
    await people.getByLabel('Select Jonas Berg').check();
    expect(await people.locator('[data-skeleton]').count()).toBe(0);
    await expectAccessible(page, 'the people of the directory');
    await people.getByRole('button', { name: 'Import selected users' }).click();
    await page.getByText('Users imported: 1.').waitFor();
    const row = people.getByRole('row').filter({ hasText: 'Jonas Berg' });
    await row.getByText('Yes').waitFor();
    await people.getByRole('button', { name: 'Username' }).click();
    await people.getByRole('button', { name: 'Username' }).click();
    await expect.poll(() => people.getByRole('row').nth(1).textContent()).toContain('Pilar Reyes');
    // While the directory is being read the server answers 409, which the browser logs.
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  });

  it('shows the people of the directory as cards on a telephone', async () => {
    const { page } = await running.openAs('admin', 'settings/auth', PHONE);
    await page.getByRole('tab', { name: 'LDAP' }).click();
    await page.getByRole('button', { name: 'Import users' }).click();
    const people = page.getByRole('dialog', { name: 'Import users' });
    const card = people.getByRole('listitem').filter({ hasText: 'Pilar Reyes' });
    // The whole card is the target.
    await card.getByText('pilar', { exact: false }).first().click();
    await expect.poll(() => people.getByLabel('Select Pilar Reyes').isChecked()).toBe(true);
    expect(await people.getByRole('table').count()).toBe(0);
    await expectAccessible(page, 'the people of the directory as cards');
  });

  it('sends a message by another channel, and to somebody', async () => {
    const page = await running.checkedAs('admin', 'settings/message');
    const mail = page.getByRole('checkbox', { name: 'A dangerous command by Email' });
    await mail.click();
    await page.getByText('Subscription saved').waitFor();
    const own = page.getByRole('checkbox', { name: 'A dangerous command by Site message' });
    expect([await own.isChecked(), await own.isDisabled()]).toEqual([true, true]);
    await page
      .getByRole('button', { name: 'Change recipients: A dangerous command', exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('auditor');
    await page.getByRole('option').filter({ hasText: 'auditor' }).first().click();
    await dialog.getByRole('heading').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('(auditor)').waitFor();
    await page.reload();
    await page.getByText('(auditor)').waitFor();
    expect(await mail.isChecked()).toBe(true);
  });
});
