import { describe, expect, it, vi } from 'vitest';
import { derive } from '../../../codegen/derive/derive.ts';
import { compactRoute, readRoutes } from '../../../codegen/model/compactRoutes.ts';
import { USERS_AND_ASSETS } from '../back/console.ts';
import { parsed } from '../back/project.ts';

const model = derive(parsed(USERS_AND_ASSETS));

describe('routes as they are generated', () => {
  it('are read as the compiler knew them', () => {
    expect(readRoutes({}, model.routes.map(compactRoute))).toEqual(model.routes);
  });

  it('leave out what follows from kind, path and name, and the page of a kind', () => {
    const page = () => Promise.resolve({ default: undefined });
    const create = { name: 'UserCreate', path: '/console/users/users/create', gate: {} };
    const [route] = readRoutes({ create: page }, [
      { ...create, kind: 'create', resource: 'users.user' },
    ]);
    expect(route).toEqual({
      ...create,
      kind: 'create',
      resource: 'users.user',
      view: 'console',
      action: 'create',
      title: { key: 'titles.create', with: { one: 'resources.users.user.one' } },
      activeMenu: '/console/users/users',
      hidden: true,
      page,
    });
    expect(route && Object.keys(compactRoute(route))).not.toContain('hidden');
  });

  it('have their slots by name, whose table is loaded for the first of them', async () => {
    const form = () => Promise.resolve({ default: 'form' });
    const load = vi.fn(async () => ({ slots: { UserCreate: { form } } }));
    const route = { name: 'UserUpdate', path: '/console/users/:id/update', gate: {} };
    const facts = {
      ...route,
      kind: 'update',
      slots: ['form', 'gone'],
      slotsOf: 'UserCreate',
    } as const;
    const [read] = readRoutes({}, [facts], load);
    expect(load).not.toHaveBeenCalled();
    expect(await read?.slots?.['form']?.()).toEqual({ default: 'form' });
    await expect(read?.slots?.['gone']?.()).rejects.toThrow('no slot gone');
  });
});
