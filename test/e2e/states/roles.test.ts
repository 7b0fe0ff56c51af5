import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { read } from '../apiCalls.ts';
import { freshConsole } from '../console.ts';
import { looksOf, type State } from './looks.ts';

const ids = async (page: Page) => {
  const roles: readonly { id: string; name: string }[] = await read(page, 'rbac/org-roles/');
  return { role: roles.find(({ name }) => name === 'OrgAuditor')?.id ?? '' };
};

const STATES: readonly State[] = [
  {
    name: 'the permissions of a new role, searched',
    path: 'console/users/roles/create?scope=org',
    before: async ({ page, words }) => {
      await page.getByRole('tree').waitFor();
      await page.getByRole('searchbox', { name: words('roles.search') }).fill('a');
    },
    shown: ({ page }) => page.getByRole('treeitem'),
  },
  {
    name: 'a role compared with another, and what it opens',
    path: ({ ids: { role } }) => `console/users/roles/${role}?scope=org`,
    before: async ({ page, words }) => {
      const compare = page.getByRole('combobox', { name: words('roles.compare') });
      await compare.selectOption({ index: 2 });
      await page.getByRole('checkbox', { name: words('roles.onlyDifferent') }).click();
      await page.getByRole('button', { name: words('roles.opens') }).click();
    },
    shown: ({ page, words }) =>
      page.getByRole('button', { name: words('roles.opens'), expanded: true }),
  },
];

describe('the permissions of a role', () => {
  looksOf(freshConsole('--licence', 'valid'), STATES, { ids });
});
