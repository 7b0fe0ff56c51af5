import { describe, expect, it, vi } from 'vitest';
import { createMetadata } from '../../../src/api/metadata.ts';
import { fakeServer, html, json, type Reply } from './fakeServer.ts';

const answer = {
  name: 'User list',
  actions: { GET: { name: { type: 'string', required: true } } },
};

function metadata(replies: readonly Reply[], scope = () => 'en') {
  const server = fakeServer(replies);
  const log = vi.fn();
  return { loadMetadata: createMetadata({ request: server.request, scope, log }), server, log };
}

describe('field metadata', () => {
  it('is asked by OPTIONS, with the table marks on a list', async () => {
    const { loadMetadata, server } = metadata([json(answer)]);
    expect((await loadMetadata('users/users', { list: true }))?.actions.GET?.name?.type).toBe(
      'string',
    );
    expect(server.calls[0]).toMatchObject({
      method: 'OPTIONS',
      url: '/api/v1/users/users/?display=1&draw=1',
    });
  });

  it('carries the query of its address', async () => {
    const { loadMetadata, server } = metadata([json(answer)]);
    await loadMetadata('applications/applications', { query: { type: 'mysql' } });
    expect(server.calls[0]?.url).toBe('/api/v1/applications/applications/?type=mysql');
  });

  it('is asked once for an address, also by two at the same time', async () => {
    const { loadMetadata, server } = metadata([json(answer)]);
    await Promise.all([loadMetadata('users/users'), loadMetadata('users/users')]);
    await loadMetadata('users/users');
    await loadMetadata('users/groups');
    expect(server.calls).toHaveLength(2);
  });

  it('is asked again in another language', async () => {
    let language = 'en';
    const { loadMetadata, server } = metadata([json(answer)], () => language);
    await loadMetadata('users/users');
    language = 'ja';
    await loadMetadata('users/users');
    expect(server.calls).toHaveLength(2);
  });

  it('that cannot be loaded is logged and undefined, and asked again later', async () => {
    const { loadMetadata, server, log } = metadata([html(405), json(answer)]);
    const told = vi.fn();
    server.onFailure(told);
    expect(await loadMetadata('rbac/permissions')).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
    expect(await loadMetadata('rbac/permissions')).toBeDefined();
  });

  it('may have no fields at all', async () => {
    const { loadMetadata } = metadata([json({ name: 'Index' })]);
    expect(await loadMetadata('index')).toEqual({ name: 'Index', actions: {} });
  });
});
