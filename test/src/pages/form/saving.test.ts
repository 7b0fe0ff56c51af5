import { describe, expect, it } from 'vitest';
import { routes as records } from '../../../../generated/routes.ts';
import { addressAfterSave } from '../../../../src/pages/form/afterSave.ts';
import { sortErrors } from '../../../../src/pages/form/serverErrors.ts';
import { createRouteTable } from '../../../../src/session/routeTable.ts';

const position = (place: number, message: string) => `Entry ${place}: ${message}`;

describe('errors of a refused save', () => {
  it('stand at their fields, in the order of the form', () => {
    const sorted = sortErrors({ port: 'Bad', name: 'Taken' }, ['name', 'port'], position);
    expect(sorted.fields).toEqual([
      { path: 'name', message: 'Taken' },
      { path: 'port', message: 'Bad' },
    ]);
  });

  it('find nested fields', () => {
    const sorted = sortErrors({ 'rules.ip_group': 'Bad' }, ['rules.ip_group'], position);
    expect(sorted.fields).toEqual([{ path: 'rules.ip_group', message: 'Bad' }]);
  });

  it('keep the place in a list, counted from 1, several joined', () => {
    const errors = { 'rules.ip_group.0': 'Invalid', 'rules.ip_group.2': 'Invalid' };
    expect(sortErrors(errors, ['rules.ip_group'], position).fields).toEqual([
      { path: 'rules.ip_group', message: 'Entry 1: Invalid; Entry 3: Invalid' },
    ]);
  });

  it('go to the field around them when there is no nearer one', () => {
    expect(sortErrors({ 'meta.console': 'Bad' }, ['meta'], position).fields).toEqual([
      { path: 'meta', message: 'Bad' },
    ]);
  });

  it('of fields that are not in view are kept apart', () => {
    const sorted = sortErrors({ org: 'Missing', name_old: 'x' }, ['name'], position);
    expect(sorted.fields).toEqual([]);
    expect(sorted.rest.map(({ path }) => path)).toEqual(['org', 'name_old']);
  });
});

describe('where a save leads', () => {
  const pages = {
    to: (kind: string) => (kind === 'list' ? '/list' : undefined),
  };
  const routes = createRouteTable(records.filter(({ name }) => name === 'UserDetail'));
  const lead = (after: Parameters<typeof addressAfterSave>[0], record = {}, query = {}) =>
    addressAfterSave(after, { record, query }, pages, routes);

  it('to the list', () => {
    expect(lead('list', { id: '1' })).toBe('/list');
  });

  it('back to the page of the record that opened the form', () => {
    const opener = '/console/users/users/u?activeTab=login-rules';
    expect(lead('list', { id: '1' }, { returnTo: opener })).toBe(opener);
    const after = { route: 'UserDetail', id: '$record.user' };
    expect(lead(after, { user: 'other' }, { returnTo: opener })).toBe(opener);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example/console/users/users/u'],
    ['a page outside of the console', '/core/auth/logout/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('never to %s', (_what, opener) => {
    expect(lead('list', { id: '1' }, { returnTo: opener })).toBe('/list');
  });

  it('to another route with its id and tab', () => {
    const after = { route: 'UserDetail', id: '$query.user', tab: 'login-rules' };
    expect(lead(after, {}, { user: 'u' })).toBe('/console/users/users/u?activeTab=login-rules');
  });

  it('to the list when the id is missing, or the route is not there', () => {
    expect(lead({ route: 'UserDetail', id: '$query.user' })).toBe('/list');
    expect(lead({ route: 'Nowhere', id: '$record.id' }, { id: '1' })).toBe('/list');
  });
});
