import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { describeOpenApi } from '../../../codegen/server/openApi/describe.ts';
import { OpenApiDocument } from '../../../codegen/server/openApi/document.ts';
import { draftOf } from '../../../codegen/server/serverFields.ts';
import { patternProblem } from '../../../codegen/scaffold/patternProblem.ts';
import { compileProject } from '../../../sandbox/kernel/serve/compileProject.ts';
import { run } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const FOLDER = join(process.cwd(), 'test/codegen/scaffold/openApi');
const described = (file: string) =>
  describeOpenApi(parse(readFileSync(join(FOLDER, file), 'utf8')));
const desk = described('desk.yaml');
const shelf = described('shelf.json');
const fieldsOf = (server: typeof desk, address: string) => {
  const list = server?.lists.find((one) => one.address === address);
  return Object.fromEntries([...(list?.fields ?? [])].map(([name, field]) => [name, field]));
};
/** A document with one list whose rows have these fields. */
const withRow = (properties: object, more: object = {}) =>
  describeOpenApi({
    openapi: '3.0.0',
    paths: { '/things': listOf({ type: 'object', properties }) },
    ...more,
  });
const answer = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } });
const listOf = (items: object) => ({ get: { responses: answer({ type: 'array', items }) } });

describe('a document of version 3.0', () => {
  it('says how lists are asked for, and where the rows stand', () => {
    expect(desk?.server).toEqual({
      preset: 'openapi',
      root: '/api/v1/',
      list: {
        page: 'page',
        perPage: 'per_page',
        search: 'q',
        order: 'sort',
        rows: 'items',
        total: 'total',
      },
      record: { update: 'patch' },
    });
  });

  it('says which call exchanges name and password for a token', () => {
    expect(desk?.session).toEqual({
      preset: 'token',
      login: {
        address: 'auth/login',
        username: 'email',
        password: 'password',
        token: 'data.access_token',
        scheme: 'Bearer',
      },
    });
  });

  it('has the lists alone, with what cannot be done with their records', () => {
    expect(desk?.lists.map(({ address, lacks }) => [address, lacks])).toEqual([
      ['tickets', undefined],
      ['agents', ['read', 'create', 'update', 'delete']],
      ['rooms', ['create', 'delete']],
    ]);
  });

  it('has limits, choices, and who may write a field', () => {
    const { title, priority, state, opened, pin, id, agent_id: agent } = fieldsOf(desk, 'tickets');
    expect(title).toMatchObject({
      required: true,
      minLength: 3,
      maxLength: 120,
      help: 'What is wrong.',
      order: true,
    });
    expect(priority).toMatchObject({ minValue: 0, maxValue: 4, order: false });
    expect(state).toMatchObject({
      type: 'choice',
      choices: ['open', 'waiting', 'done'],
      default: 'open',
      filter: true,
    });
    expect(opened).toMatchObject({ type: 'datetime', readOnly: true });
    expect(pin).toMatchObject({ type: 'string', writeOnly: true });
    expect(id).toMatchObject({ readOnly: true, required: false });
    // It may be null, so a form need not have it.
    expect(agent).toMatchObject({ refersTo: 'agents', required: false });
    expect(agent && draftOf(agent)).toMatchObject({ type: 'reference' });
  });

  it('ends where a schema has itself inside of it', () => {
    const { parts } = fieldsOf(desk, 'tickets');
    const [, next] = parts?.children ?? [];
    expect(next).toMatchObject({ name: 'next', children: [{ name: 'name', type: 'regex' }] });
  });
});

describe('a document of version 3.1', () => {
  it('has addresses that end with a slash, and a total in a header', () => {
    expect(shelf?.server).toEqual({
      preset: 'openapi',
      root: '/api/',
      slash: true,
      list: { offset: 'skip', limit: 'limit', total: { header: 'X-Total-Count' } },
    });
    expect(shelf?.session).toEqual({ preset: 'none' });
  });

  it('has types besides null, and limits that are left out', () => {
    const { subtitle, price, pages, genres, author, away, cover } = fieldsOf(shelf, 'books');
    expect(subtitle).toMatchObject({ type: 'regex', maxLength: 80 });
    expect(price).toMatchObject({ type: 'float' });
    expect(pages).toMatchObject({ type: 'integer', minValue: 1, required: true });
    expect(genres).toMatchObject({ type: 'multiple choice', choices: ['novel', 'poem'] });
    expect(author).toMatchObject({ refersTo: 'authors' });
    // Another document is not asked for, and files are in no form.
    expect(away).toMatchObject({ type: 'nested object' });
    expect(cover).toBeUndefined();
  });
});

describe('what people sign in with', () => {
  const secured = (scheme: object) =>
    withRow(
      { id: { type: 'integer' } },
      {
        security: [{ it: [] }],
        components: { securitySchemes: { it: scheme } },
      },
    );

  it.each([
    ['a cookie', { type: 'apiKey', in: 'cookie', name: 'sessionid' }, 'django'],
    ['a key in a header', { type: 'apiKey', in: 'header', name: 'X-Key' }, 'none'],
    ['basic', { type: 'http', scheme: 'basic' }, 'none'],
    ['a token without a call for it', { type: 'http', scheme: 'bearer' }, 'token'],
  ])('is %s, and what is left is told', (_, scheme, preset) => {
    const server = secured(scheme);
    expect([server?.session.preset, server?.open.length]).toEqual([preset, 1]);
  });

  it('is nothing where no call requires it', () => {
    const components = { securitySchemes: { it: { type: 'http', scheme: 'bearer' } } };
    const server = withRow({ id: { type: 'integer' } }, { components });
    expect([server?.session, server?.open]).toEqual([{ preset: 'none' }, []]);
  });
});

describe('a document that means harm', () => {
  it.each([
    ['no version', {}],
    ['version 2', { swagger: '2.0' }],
    ['a version of the future', { openapi: '4.0.0' }],
  ])('is none: %s', (_, document) => {
    expect(describeOpenApi({ ...document, paths: {} })).toBeUndefined();
  });

  it('does not go round in a circle of references', () => {
    const document = new OpenApiDocument({ a: { $ref: '#/b' }, b: { $ref: '#/a' } });
    expect(document.resolve({ $ref: '#/a' })).toEqual({});
    expect(document.resolve({ $ref: '#/constructor' })).toEqual({});
    expect(document.resolve({ $ref: 'https://evil.example/#/a' })).toEqual({});
  });

  it('is refused when its schemas have no end', () => {
    const schemas = {
      Many: { allOf: Array.from({ length: 30 }, () => ({ $ref: '#/components/schemas/Many' })) },
    };
    const row = { id: { type: 'integer' }, many: { $ref: '#/components/schemas/Many' } };
    expect(() => withRow(row, { components: { schemas } })).toThrow('too many schemas');
  });

  it.each([
    ["'things' is no name", '/a b', 'is no address of a list'],
    ['a record below another', '/shelves/{id}/books', undefined],
  ])('has no list at %s', (_, path, told) => {
    const server = describeOpenApi({
      openapi: '3.0.0',
      paths: { [path]: listOf({ type: 'object' }) },
    });
    expect(server?.lists).toEqual([]);
    expect(server?.open.join('')).toContain(told ?? '');
  });

  it.each(['https://h/a%20b/', '//', '{base}/v1', ''])(
    'has a root that a manifest can have: %s',
    (url) => {
      const server = withRow({}, { servers: [{ url }] });
      expect(server?.server.root).toMatch(/^\/(?:[\w~-][\w.~-]*\/)*$/);
    },
  );
});

describe('gatehouse init --openapi', () => {
  it('writes a project that validates, as it stands in the golden folder', async () => {
    const folder = temporaryFolder();
    const { code, err } = await run(
      ['init', 'desk', '--openapi', join(FOLDER, 'desk.yaml')],
      folder,
    );
    expect([code, err]).toEqual([0, '']);
    const files = diskFiles(join(folder, 'desk'));
    const written = [...files.list('manifest'), ...files.list('locales')];
    expect(written).toEqual([
      'manifest/app.yaml',
      'manifest/resources/desk/agent.yaml',
      'manifest/resources/desk/room.yaml',
      'manifest/resources/desk/ticket.yaml',
      'manifest/views/console.yaml',
      'locales/en/desk/agent.yaml',
      'locales/en/desk/room.yaml',
      'locales/en/desk/ticket.yaml',
      'locales/en/shell/shared.yaml',
    ]);
    for (const path of written) {
      await expect(files.read(path)).toMatchFileSnapshot(join(FOLDER, 'desk', path));
    }
    const { out } = await run(['validate', '--strict'], join(folder, 'desk'));
    expect(out).toContain('No findings');
    // No page sends what the document does not have: rooms have no POST.
    const routes = (await run(['routes', '--json'], join(folder, 'desk'))).out;
    expect(routes.match(/(?<="name": ?")Room\w+/g)).toEqual([
      'RoomList',
      'RoomDetail',
      'RoomUpdate',
    ]);
    const actions = (await run(['matrix', '--format', 'csv'], join(folder, 'desk'))).out;
    expect(actions.match(/(?<=action,)desk\.room\.[\w-]+/g)).toEqual([
      'desk.room.update',
      'desk.room.export',
      'desk.room.update-on-detail',
    ]);
  });

  it('offers and sends only what the document has of each list', async () => {
    const folder = temporaryFolder();
    const command = ['init', 'library', '--openapi', join(FOLDER, 'library.yaml')];
    const { code, out } = await run(command, folder);
    expect(code).toBe(0);
    // A pattern that is not for whole texts is told.
    expect(out).toContain(
      "books: the pattern of 'shelf' matches parts of a text, and was left out",
    );
    expect(out).toContain("the default of 'signature' does not match its pattern");
    const files = diskFiles(join(folder, 'library'));
    for (const path of files.list('manifest')) {
      await expect(files.read(path)).toMatchFileSnapshot(join(FOLDER, 'library', path));
    }
    const inside = join(folder, 'library');
    expect((await run(['validate', '--strict'], inside)).out).toContain('No findings');
    const routes = (await run(['routes', '--json'], inside)).out;
    expect(routes.match(/(?<="name": ?")(?:Book|Loan)\w+/g)).toEqual([
      'BookList',
      'BookCreate',
      'BookDetail',
      'BookUpdate',
      'LoanList',
      'LoanDetail',
      'LoanUpdate',
    ]);
    const { model } = compileProject(inside);
    expect(model?.app.pageSizes).toEqual([15, 30, 50]);
    const [books, loans] = ['library.book', 'library.loan'].map(
      (id) => model?.resources.get(id)?.definition,
    );
    expect([books?.list?.search, books?.form?.updateMethod]).toEqual([undefined, 'PATCH']);
    expect([loans?.list?.search, loans?.form?.updateMethod]).toEqual([false, 'PUT']);
    expect(loans?.list?.columns.some(({ sortable }) => sortable)).toBe(false);
  });

  it.each([
    ['^[0-9]{13}$', undefined],
    ['^(a|b)$', undefined],
    ['^a|b$', 'matches parts of a text'],
    ['[0-9]{13}', 'matches parts of a text'],
    ['^a\\$', 'matches parts of a text'],
    ['^(a+)+$', 'takes for ever with some texts'],
    ['^(?i)a$', 'is no regular expression of a browser'],
    [`^${'a'.repeat(200)}$`, 'has more than 200 characters'],
  ])('keeps a pattern where it means the same and is safe: %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
  });

  it.each([
    ['no file', 'there.yaml', undefined, 'There is no file there.yaml.'],
    ['no YAML', 'it.yaml', '[: }', 'can be read neither as JSON nor as YAML'],
    ['no document', 'it.json', '{"swagger": "2.0"}', 'is no OpenAPI document'],
    ['no list', 'it.json', '{"openapi": "3.0.0", "paths": {}}', 'has no list'],
    ['too deep', 'it.yaml', '['.repeat(100_000), 'can be read neither'],
  ])('says when it is none: %s', async (_, name, text, message) => {
    const folder = temporaryFolder();
    if (text !== undefined) writeFileSync(join(folder, name), text);
    const { code, err } = await run(['init', 'new', '--openapi', name], folder);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(diskFiles(folder).list('new')).toEqual([]);
  });
});
