import { apiFactsOf } from '../../../codegen/derive/apiFacts.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseProject } from '../../../codegen/compile/parseProject.ts';
import { fetchMetadata } from '../../../codegen/drift/server.ts';
import { idOf } from '../../../codegen/model/addressNames.ts';
import { RECORDINGS, run, SMALL } from './runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

describe('gatehouse introspect', () => {
  it('writes a manifest that validates, and texts to translate', async () => {
    const out = temporaryFolder();
    const { code } = await run(['introspect', RECORDINGS, '--out', out], SMALL);
    expect(code).toBe(0);
    const loan = readFileSync(join(out, 'manifest/resources/library/loan.yaml'), 'utf8');
    const source = { path: 'manifest/resources/library/loan.yaml', text: loan };
    const { diagnostics } = parseProject({ manifests: [source], locales: [], overrides: [] });
    expect(diagnostics.filter(({ file }) => file === source.path)).toEqual([]);
    expect(parse(loan)).toMatchObject({
      resource: 'library.loan',
      name: 'Loan',
      api: 'library/loans',
      fields: {
        id: { type: 'integer' },
        book: { type: 'string', required: true },
        days: { type: 'integer', min: 1 },
        password: { type: 'secret', writeOnly: true },
        comment: { type: 'text' },
      },
    });
    expect(parse(readFileSync(join(out, 'locales/en/library/loan.yaml'), 'utf8'))).toMatchObject({
      resources: { library: { loan: { one: 'Loan', fields: { days: 'Days' } } } },
    });
  });

  it('takes filters, orders, choices and defaults from the server, and prints', async () => {
    const { out } = await run(['introspect', RECORDINGS, '--api', '/api/v1/library/books/'], SMALL);
    expect(out).toContain('  kind:  { type: choice, choices: [novel, poem], default: novel }\n');
    expect(out).toContain('  order: [title]\n  filters: [title, kind]\n');
    expect(out).not.toContain('display_name');
  });

  it.each([
    ['a folder that is not there', ['introspect', 'nowhere']],
    ['an address without metadata', ['introspect', RECORDINGS, '--api', 'no/such']],
    ['one name for several resources', ['introspect', RECORDINGS, '--resource', 'a.b']],
    ['a server without an address', ['introspect', 'http://localhost:1']],
  ])('refuses %s', async (_, args) => {
    expect((await run(args, SMALL)).code).toBe(2);
  });
});

describe('the id of a scaffolded resource', () => {
  it.each([
    ['assets/domains', 'assets.domain'],
    ['acls/login-acls', 'acls.loginacl'],
    ['ops/histories', 'ops.history'],
  ])('%s is %s', (address, id) => {
    expect(idOf(address)).toBe(id);
  });
});

describe('a live server', () => {
  const answer =
    (status: number, body: unknown): typeof fetch =>
    async () =>
      new Response(JSON.stringify(body), { status });
  const ask = (fetchIt: typeof fetch) =>
    fetchMetadata('library/books', {
      origin: 'https://host/',
      headers: {},
      fetch: fetchIt,
      apiFacts: apiFactsOf(),
    });

  it('is asked with OPTIONS at the address with its slash', async () => {
    let asked = '';
    await ask(async (url, options) => {
      asked = `${options?.method} ${String(url)}`;
      return new Response('{}');
    });
    expect(asked).toBe('OPTIONS https://host/api/v1/library/books/');
  });

  it('gives its fields', async () => {
    const result = await ask(answer(200, { actions: { POST: { a: { type: 'string' } } } }));
    expect(result.kind === 'found' && [...result.metadata.fields.keys()]).toEqual(['a']);
  });

  it.each([
    ['refuses', answer(401, {}), 'answered 401.'],
    ['has no metadata', answer(200, {}), 'answered without field metadata.'],
    [
      'is not there',
      async () => {
        throw new Error('refused');
      },
      'failed: refused.',
    ],
  ])('is named when it %s', async (_, fetchIt, why) => {
    expect(await ask(fetchIt)).toEqual({
      kind: 'failed',
      message: `OPTIONS https://host/api/v1/library/books/ ${why}`,
    });
  });
});
