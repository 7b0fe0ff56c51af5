import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider, type AuthEnvironment } from '../../../src/api/authProvider.ts';

function provider(given: Partial<AuthEnvironment> = {}) {
  return createAuthProvider({
    person: () => ({ id: 'u1', name: 'Alice' }),
    permissions: () => ['users.view_user'],
    may: async ({ resource, action }) => resource === 'users.user' && action === 'list',
    logout: () => undefined,
    ...given,
  });
}

describe('the auth provider', () => {
  it('knows who is signed in', async () => {
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
    await expect(provider().getIdentity?.()).resolves.toEqual({ id: 'u1', fullName: 'Alice' });
    await expect(provider({ person: () => undefined }).checkAuth({})).rejects.toThrow();
  });

  it('tells the permissions of the session', async () => {
    await expect(provider().getPermissions?.({})).resolves.toEqual(['users.view_user']);
  });

  it('signs nobody in: the server has a page for that', async () => {
    await expect(provider().login({})).rejects.toThrow('login page');
  });

  it('never signs anybody out because a call failed', async () => {
    await expect(provider().checkError({ status: 401 })).resolves.toBeUndefined();
  });

  it('leaves for the logout page and lets react-admin go nowhere', async () => {
    const logout = vi.fn();
    await expect(provider({ logout }).logout({})).resolves.toBe(false);
    expect(logout).toHaveBeenCalledOnce();
  });

  it('answers by the gates what the person may do', async () => {
    const may = (resource: string, action: string) => provider().canAccess?.({ resource, action });
    expect(await may('users.user', 'list')).toBe(true);
    expect(await may('users.user', 'create')).toBe(false);
  });
});
