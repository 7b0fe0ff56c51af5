import { describe } from 'vitest';
import { freshConsole } from '../console.ts';
import { looksOf, type Place, type State } from './looks.ts';

const chart = ({ page }: Place) => page.locator('main svg[role=img]');
const running = freshConsole();

const OPERATOR: readonly State[] = [
  { name: 'the dashboard of operators', path: 'console/dashboard', shown: chart },
  {
    name: 'permissions that end soon',
    path: 'console/dashboard',
    before: (place) => chart(place).first().waitFor(),
    opener: ({ page, words }) =>
      page
        .getByRole('region', { name: words('dashboard.work.title') })
        .getByRole('button')
        .first(),
    shown: ({ page }) => page.getByRole('dialog'),
    keeps: '[role=dialog]',
  },
  {
    name: 'the workbench with a search',
    path: 'workbench/home',
    before: ({ page }) => page.locator('main input[type=search]').first().fill('ham'),
    shown: ({ page, words }) =>
      page.locator('main li').getByRole('link', { name: words('shell.newTab') }),
  },
];
const AUDITOR: readonly State[] = [
  { name: 'the dashboard of auditors', path: 'audit/dashboard', shown: chart },
];

describe('the first pages of operators', () => {
  looksOf(running, OPERATOR);
});
describe('the first page of auditors', () => {
  looksOf(running, AUDITOR, { username: 'auditor' });
});
