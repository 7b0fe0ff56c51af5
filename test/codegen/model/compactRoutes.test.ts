import { describe, expect, it } from 'vitest';
import { derive } from '../../../codegen/derive/derive.ts';
import {
  readRoutes,
  readViews,
  compactRoute,
  compactView,
} from '../../../codegen/model/compactRoutes.ts';
import { actionOf } from '../../../codegen/model/routePaths.ts';
import { USERS_AND_ASSETS } from '../back/console.ts';
import { parsed } from '../back/project.ts';

const model = derive(parsed(USERS_AND_ASSETS));

describe('routes and views as they are generated', () => {
  it('are read as the compiler knew them', () => {
    const routes = readRoutes(model.routes.map(compactRoute));
    expect(routes).toEqual(model.routes);
    const views = model.views.map((view) => compactView(view, model.routes));
    expect(readViews(views, routes)).toEqual(model.views);
  });

  it('say once what a route says: an entry of a menu that repeats it is its name', () => {
    const menus = model.views.map((view) => compactView(view, model.routes).menu);
    expect(JSON.stringify(menus)).toContain('"UserList"');
    expect(JSON.stringify(menus)).not.toContain('"route":"UserList"');
  });

  it('refuse a menu that names no route', () => {
    const [view] = model.views.map((one) => compactView(one, model.routes));
    expect(() => readViews(view ? [{ ...view, menu: ['Nowhere'] }] : [], [])).toThrow('Nowhere');
  });
});

describe('what one does at an address (spec 1, section 2.1)', () => {
  it.each([
    ['/console/users/users', 'list'],
    ['/console/users/users/create', 'create'],
    ['/console/users/users/:id/update', 'update'],
    ['/console/users/users/:id/delete', 'destroy'],
    ['/console/users/users/:id', 'retrieve'],
  ])('%s is %s', (path, action) => {
    expect(actionOf(path)).toBe(action);
  });
});
