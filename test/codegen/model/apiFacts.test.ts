import { describe, expect, it } from 'vitest';
import { apiFactsOf, presetOf, serverPathsOf } from '../../../codegen/derive/apiFacts.ts';
import { SERVER_PRESETS } from '../../../codegen/schema/apiServer.schema.ts';
import { compile } from '../../../codegen/compile/compile.ts';
import { stringify } from 'yaml';
import { baseFiles, sourcesOf } from '../front/goldenProject.ts';

const APP = 'manifest/app.yaml';
const API = 'manifest/api.yaml';

/** What the compiler finds in a project whose server is like this. */
function compiled(server: object) {
  const app = `${baseFiles().get(APP) ?? ''}\n${stringify({ server })}`;
  const api = `${baseFiles().get(API) ?? ''}\n  common/resources/cache: [POST]\n`;
  return compile(sourcesOf(new Map([...baseFiles(), [APP, app], [API, api]])));
}

describe('what the API is like', () => {
  it('is that of JumpServer when nothing is said', () => {
    expect(apiFactsOf()).toEqual({
      root: '/api/v1/',
      slash: true,
      list: {
        from: { name: 'offset', by: 'offset' },
        limit: 'limit',
        order: 'order',
        search: 'search',
        ids: 'ids',
        rows: 'results',
        total: 'count',
        extra: { display: 1, draw: 1 },
      },
      update: 'PUT',
      updatesMany: true,
      deletesMany: 'spm',
      selections: 'common/resources/cache',
      transfer: true,
      preview: 'render-to-json',
      metadata: true,
      tree: { leaf: 'asset', leaves: 'assets' },
      names: {
        title: ['name', 'hostname'],
        related: ['name', 'display_name', 'hostname', 'username', 'value', 'id'],
        display: '_display',
        secret: ['password', 'token', 'private_key'],
        active: 'is_active',
        moment: 'date_',
        duration: 'timedelta',
        code: ['id', 'ip', 'remote_addr', 'input', 'command'],
        blocked: 'login_blocked',
        begins: 'date_start',
        ends: 'date_expired',
      },
      errors: { byName: true, text: ['error', 'msg', 'detail'] },
    });
    expect(compile(sourcesOf(baseFiles())).model?.apiFacts).toBe(apiFactsOf());
  });

  it.each(SERVER_PRESETS)('may be the preset %s, which says every key', (preset) => {
    const said = presetOf(preset);
    const { model, diagnostics } = compiled(said);
    expect(diagnostics).toEqual([]);
    // As if all of it stood in the project.
    expect(model?.apiFacts).toEqual(apiFactsOf({ preset }));
    expect(Object.keys(said)).toEqual([
      'root',
      'slash',
      'list',
      'record',
      'dates',
      'bulk',
      'transfer',
      'preview',
      'metadata',
      'beside',
      'tree',
      'names',
      'errors',
    ]);
    expect(Object.keys(said.list ?? {})).toHaveLength(10);
  });

  it('is what the project says before what its preset says, key by key', () => {
    const facts = apiFactsOf({
      preset: 'django-rest',
      root: '/',
      list: { page: 'page', perPage: 'page_size', most: 50, ids: 'id__in' },
      bulk: { delete: 'ids' },
      record: { update: 'patch' },
      metadata: 'none',
      errors: { text: ['title'] },
    });
    expect(facts).toMatchObject({
      root: '/',
      slash: true,
      list: { limit: 'page_size', order: 'ordering', search: 'search', ids: 'id__in', most: 50 },
      update: 'PATCH',
      updatesMany: false,
      deletesMany: 'ids',
      metadata: false,
      errors: { byName: true, text: ['title'] },
    });
    expect(facts.list.from).toEqual({ name: 'page', by: 'page' });
  });

  it('has one word for the place of a page, and one for its size', () => {
    const { list } = apiFactsOf({ preset: 'json-server', list: { offset: '_start' } });
    expect([list.from, list.limit]).toEqual([{ name: '_start', by: 'offset' }, '_limit']);
    expect(apiFactsOf({ list: { page: 'p' } }).list).toMatchObject({
      from: { name: 'p', by: 'page' },
      limit: 'limit',
    });
  });

  it('lacks what is none', () => {
    const { list, deletesMany } = apiFactsOf({ preset: 'openapi' });
    expect(list).toEqual({
      from: { name: 'offset', by: 'offset' },
      limit: 'limit',
      jsonBooleans: true,
      extra: {},
    });
    expect(deletesMany).toBeUndefined();
  });

  it('says which paths of a server are passed on: the API by its first segment, and what is beside it', () => {
    expect(serverPathsOf()).toEqual([
      '/api',
      '/core',
      '/ws',
      '/static',
      '/media',
      '/luna',
      '/koko',
    ]);
    const own = { preset: 'django-rest', root: '/v2/', beside: ['/files'] } as const;
    expect(serverPathsOf(own)).toEqual(['/v2', '/files']);
    expect(serverPathsOf({ preset: 'json-server' })).toEqual(['/']);
  });
});
