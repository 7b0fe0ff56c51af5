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
    to: (kind: string, id?: string | number) => (kind === 'list' ? '/list' : `/${kind}/${id}`),
  };
  const routes = createRouteTable(records.filter(({ name }) => name === 'UserDetail'));
  const lead = (after: Parameters<typeof addressAfterSave>[0], record = {}, query = {}) =>
    addressAfterSave(after, { record, query }, pages, routes);

  it('to the list, or the detail of what was saved', () => {
    expect(lead('list', { id: '1' })).toBe('/list');
    expect(lead('detail', { id: '1' })).toBe('/detail/1');
  });

  it('to another route with its id and tab', () => {
    const after = { route: 'UserDetail', id: '$query.user', tab: 'login-rules' };
    expect(lead(after, {}, { user: 'u' })).toBe('/console/users/users/u?activeTab=login-rules');
  });

  it('to the list when the answer had no id, or the route is not there', () => {
    expect(lead('detail', { id: '' })).toBe('/list');
    expect(lead({ route: 'UserDetail', id: '$query.user' })).toBe('/list');
    expect(lead({ route: 'Nowhere', id: '$record.id' }, { id: '1' })).toBe('/list');
  });
});
