import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../../../codegen/model/routes.ts';
import { greetingKey } from '../../../../src/overrides/shell/home/greeting.ts';
import { allowedPages } from '../../../../src/overrides/shell/home/allowedPages.ts';
import { sessionOf, viewNamed } from '../../app/fixtures.ts';

describe('the greeting', () => {
  it.each([
    [8, 'app.welcome.morning'],
    [12, 'app.welcome.afternoon'],
    [18, 'app.welcome.evening'],
    [2, 'app.welcome.evening'],
  ])('at %i o’clock is %s', (hour, key) => {
    expect(greetingKey(new Date(2026, 10, 21, hour))).toBe(key);
  });
});

describe('the pages a person is offered', () => {
  const leaf = (key: string, facts: Partial<MenuNode> = {}): MenuNode => ({
    key,
    title: key,
    path: `/${key}`,
    gate: {},
    ...facts,
  });
  const view = viewNamed('console', {
    menu: [
      { ...leaf('people'), children: [leaf('users'), leaf('groups')] },
      leaf('roles', { gate: { permissions: ['rbac.view_role'] } }),
      leaf('terminal', { external: '/luna/' }),
    ],
  });
  const home = viewNamed('workbench', { menu: [leaf('home')] });
  const { gateContext } = sessionOf({ views: [view] });

  it('stand under their menu group; refused and external ones are left out', () => {
    const offered = allowedPages([view], gateContext, '/home');
    expect(offered.map(({ title, pages }) => [title, pages.map(({ path }) => path)])).toEqual([
      ['people', ['/users', '/groups']],
    ]);
  });

  it('leave out the page that shows them, and a view with nothing else', () => {
    expect(allowedPages([home], gateContext, '/home')).toEqual([]);
  });
});
