import { describe, expect, it } from 'vitest';
import { routes } from '../../../../generated/routes.ts';
import { views } from '../../../../generated/views.ts';
import user from '../../../../generated/resources/users/user.ts';
import {
  contextOf,
  openedActions,
  openedPages,
} from '../../../../src/overrides/rbac/openedPages.ts';

const context = (permissions: readonly string[], licenceValid = false) =>
  contextOf(new Set(permissions), {
    licenceValid,
    settings: { SECURITY_COMMAND_EXECUTION: true },
  });
const opened = (...permissions: readonly string[]) =>
  openedPages(views, routes, context(permissions)).map(({ name, pages }) => [
    name,
    pages.map(({ path }) => path),
  ]);

describe('what a role opens', () => {
  it('is nothing in a view whose organizations it does not give', () => {
    expect(opened('users.view_user').map(([view]) => view)).not.toContain('console');
  });

  it('are the pages of the view whose gates are open', () => {
    const [console] = opened('rbac.view_console', 'users.view_user');
    expect(console).toEqual(['console', ['/console/dashboard', '/console/users/users']]);
  });

  it('are in the settings what their permission opens, in every organization', () => {
    const names = opened('settings.view_setting').map(([view]) => view);
    expect(names).toContain('settings');
  });

  it('names the resource of a page, whose actions are asked for', () => {
    const [console] = openedPages(views, routes, context(['rbac.view_console', 'users.view_user']));
    expect(console?.pages.at(-1)?.resource).toBe('users.user');
  });

  it('are actions as far as their own gates are open', () => {
    const labels = (...permissions: readonly string[]) => openedActions(user, context(permissions));
    expect(labels('users.view_user')).not.toContain('roles.can.create');
    expect(labels('users.view_user', 'users.add_user')).toContain('roles.can.create');
    expect(labels('users.view_user', 'users.add_user')).not.toContain('roles.can.delete');
  });
});
