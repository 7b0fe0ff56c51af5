import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import { servedModel } from '../../../codegen/model/servedModel.ts';
import { combineGates } from '../../../codegen/model/combineGates.ts';
import { differenceOf, rangeOf, wholeTables } from '../../../codegen/server/versions.ts';
import { repeatedLabel } from '../../../codegen/link/rules/repeatedLabel.ts';
import { readYaml } from '../../../codegen/read/yaml.ts';
import type { Located } from '../../../codegen/read/located.ts';
import type { ServerTableSource } from '../../../codegen/schema/generated/manifest.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { sources } from './withTable.ts';

const SECOND = `
settings: [NEW_NAME]
permissions:
  users: { token: [view], badge: [view] }
addresses:
  users/tokens:
    methods: [GET, POST, DELETE, OPTIONS]
    fields:
      kind: { type: choice, choices: [short, huge], filter: true }
      owner: gone
      place: { type: nested object, fields: { room: { type: string, maxLength: 8 }, floor: { type: integer } } }
      lender: { type: string, maxLength: 5 }
  users/badges: { methods: [GET, OPTIONS], fields: { id: string, name: string } }
  users/tokens/:id: []
`;

function tableIn(text: string, file: string): Located<ServerTableSource> {
  const { located } = readYaml({ path: file, text });
  if (!located) throw new Error('No table.');
  return located as Located<ServerTableSource>;
}

const app = baseFiles().get('manifest/app.yaml') ?? '';
const both = {
  'manifest/app.yaml': `${app}servers: [v1, v2]\n`,
  'manifest/servers/v2/users.yaml': SECOND,
};

function tokensOf(resource: string) {
  return compile(sources(resource, both), []).model?.resources.get('users.token')?.definition;
}

describe('a public setting', () => {
  it('is there on the servers whose tables have it', () => {
    const { model } = compile(
      sources('', {
        ...both,
        'manifest/servers/v1/settings.yaml': 'settings: [XPACK_ENABLED, OLD_NAME]\n',
        'manifest/features.yaml': `settings:
  XPACK_ENABLED: { type: boolean, default: false }
  OLD_NAME: { type: string, default: '', successor: NEW_NAME.title }
  NEW_NAME: { type: object, default: {} }
`,
      }),
      [],
    );
    const ranges = model?.settings.map(({ name, since, until, successor }) => [
      name,
      { since, until, successor },
    ]);
    expect(Object.fromEntries(ranges ?? [])).toEqual({
      XPACK_ENABLED: { until: 'v1' },
      OLD_NAME: { until: 'v1', successor: 'NEW_NAME.title' },
      NEW_NAME: { since: 'v2' },
    });
  });
});

describe('what a later version of the server says', () => {
  it('is laid over the first table, and told as the difference to it', () => {
    const first = tableIn(
      'addresses: { a/b: { methods: [GET], fields: { x: string, y: string } }, a/c: [GET] }',
      'manifest/servers/v1/a.yaml',
    );
    const second = tableIn(
      'addresses: { a/b: { methods: [GET, PUT], fields: { y: gone, z: integer } }, a/c: [] }',
      'manifest/servers/v2/a.yaml',
    );
    const [, whole] = wholeTables([second, first], ['v1', 'v2']);
    expect(whole?.value.addresses).toEqual({
      'a/b': { methods: ['GET', 'PUT'], fields: { x: 'string', z: 'integer' } },
    });
    expect(differenceOf(first.value, whole?.value ?? {}).addresses).toEqual(second.value.addresses);
    expect(whole?.at(['addresses', 'a/b', 'fields', 'x']).file).toBe(first.file);
    expect(whole?.at(['addresses', 'a/b', 'fields', 'z']).file).toBe(second.file);
  });

  it('gives fields, choices and fields inside of objects their first and last version', () => {
    const definition = tokensOf(
      'list: { columns: [name, kind, owner, lender, place], delete: false }',
    );
    const fields = new Map(definition?.fields?.map((field) => [field.name, field]));
    expect(fields.get('name')?.gate).toBeUndefined();
    expect(fields.get('owner')?.gate).toEqual({ until: 'v1' });
    expect(fields.get('lender')?.gate).toEqual({ since: 'v2' });
    expect(fields.get('kind')?.choices).toMatchObject([
      { value: 'short' },
      { value: 'long', until: 'v1' },
      { value: 'huge', since: 'v2' },
    ]);
    expect(fields.get('place')?.fields).toMatchObject([
      { name: 'room' },
      { name: 'floor', gate: { since: 'v2' } },
    ]);
    const gates = definition?.list?.columns.map(({ field, gate }) => [field, gate]);
    expect(gates).toContainEqual(['lender', { since: 'v2' }]);
  });

  it('gives a filter to the versions that mark it, as long as they have its field', () => {
    const { model } = compile(
      sources('', {
        ...both,
        'manifest/resources/users/token.yaml': `
resource: users.token
name: Token
api: users/tokens
server: { filters: [name, kind, owner] }
list: { columns: [name], delete: false }
`,
      }),
      [],
    );
    if (!model) throw new Error('No model.');
    const filtersOn = (server: string) =>
      servedModel(model, server).resources.get('users.token')?.server.filters;
    expect(filtersOn('v1')).toEqual(['name', 'owner']);
    expect(filtersOn('v2')).toEqual(['name', 'kind']);
  });

  it('counts for choices of which the manifest names some', () => {
    const definition = tokensOf(`
fields: { kind: { choices: [short, huge] } }
list: { columns: [name, kind], delete: false }
`);
    const kind = definition?.fields?.find(({ name }) => name === 'kind');
    expect(kind?.choices).toMatchObject([{ value: 'short' }, { value: 'huge', since: 'v2' }]);
    expect(kind?.choices?.[0]).not.toHaveProperty('since');
  });

  it('lets two actions have one label that no version offers together', () => {
    const actions = (second: string) => `
list: { columns: [name], delete: false }
actions:
  close: { on: row, post: users/tokens, needs: users.view_token, until: v1 }
  end:   { on: row, post: users/tokens, needs: users.view_token, ${second} }
`;
    const texts = Object.fromEntries(
      ['en', 'ja', 'zh'].map((language) => [
        `locales/${language}/tokens.yaml`,
        'resources: { users: { token: { actions: { close: Close, end: Close } } } }',
      ]),
    );
    const told = (second: string) =>
      compile(sources(actions(second), { ...both, ...texts }), [repeatedLabel]).diagnostics;
    expect(told('since: v2')).toEqual([]);
    expect(told('since: v1')).toHaveLength(3);
  });

  it('closes the pages of what it alone has, and tells apart the servers by their settings', () => {
    const badge = `resource: users.badge\nname: Badge\nlist: { columns: [name], delete: false }\n`;
    const view = (baseFiles().get('manifest/views/console.yaml') ?? '').replace(
      'routes:\n',
      'routes:\n  badges: { resource: users.badge, icon: home }\n',
    );
    const { model } = compile(
      sources('list: { columns: [name], delete: false }', {
        ...both,
        'manifest/resources/users/badge.yaml': badge,
        'manifest/views/console.yaml': view,
      }),
      [],
    );
    const route = model?.routes.find(({ name }) => name === 'BadgeList');
    expect(route?.gate).toMatchObject({ since: 'v2', permissions: ['users.view_badge'] });
    expect(model?.app.servers).toEqual([
      { version: 'v1', keys: [] },
      { version: 'v2', keys: ['NEW_NAME'] },
    ]);
  });
});

describe('a gate with a version', () => {
  const context = {
    permissions: new Set<string>(),
    licenceValid: true,
    settings: {},
    organizationIsRoot: false,
  };
  it.each([
    ['v2.9', 'v2.10', true],
    ['v2.10', 'v2.10', true],
    ['v2.28', 'v2.10', false],
    ['v2.28', undefined, true],
  ])('since %s on %s is open: %s', (since, server, open) => {
    expect(decideGate({ since }, { ...context, ...(server && { server }) }).open).toBe(open);
  });

  it('is as narrow as both of two', () => {
    const gate = combineGates({ since: 'v2.9', until: 'v3' }, { since: 'v2.10', until: 'v2.28' });
    expect(gate).toEqual({ since: 'v2.10', until: 'v2.28' });
  });

  it('follows from which of the servers have it', () => {
    const has = (...there: readonly boolean[]) =>
      rangeOf(there.map((isThere, at) => ({ version: `v${at + 1}`, isThere })));
    expect(has(true, true, true)).toEqual({});
    expect(has(false, true, true)).toEqual({ since: 'v2' });
    expect(has(true, true, false)).toEqual({ until: 'v2' });
    expect(has(false, true, false)).toEqual({ since: 'v2', until: 'v2' });
  });
});
