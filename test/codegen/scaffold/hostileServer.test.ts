import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';
import { compile } from '../../../codegen/compile/compile.ts';
import { withoutUnreadable } from '../../../codegen/read/unreadableCharacters.ts';
import { chanceOf } from '../../malformed/chance.mjs';
import { copyOfSmall, run, served, SMALL } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const GADGET = 'manifest/resources/things/gadget.yaml';
const fact = (type: string, more: object = {}) => ({ type, ...more });
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** A folder with one recorded answer of the administrator. */
function recorded(fields: unknown, address = 'things/gadgets'): string {
  const folder = temporaryFolder();
  const path = `/api/v1/${address}/`;
  const recording = { request: { method: 'OPTIONS', path }, body: { actions: { POST: fields } } };
  writeFileSync(join(folder, 'OPTIONS__things.json'), JSON.stringify(recording));
  return folder;
}

describe('a server that names fields with pieces of YAML', () => {
  const hidden = { read_only: true, write_only: true };
  const HOSTILE = {
    id: fact('string'),
    'x: { type: string }\nactions: {\n#': fact('string', hidden),
    'tidy: { on: row, needs: things.view_gadget,\n#': fact('string', hidden),
    'patch: users/users/$record.id, done: true } }\n#': fact('string', hidden),
    place: fact('nested object', { children: { 'a: b\nc': fact('string'), room: fact('string') } }),
  };

  it.each(['a new resource', 'one that is there'])('gets no such field into %s', async (what) => {
    const out = copyOfSmall();
    const from = recorded(HOSTILE);
    if (what !== 'a new resource') {
      await run(['introspect', recorded({ id: fact('string') }), '--out', out], SMALL);
    }
    const { code, err: said } = await run(['introspect', from, '--out', out], SMALL);
    const manifest: unknown = parse(read(out, GADGET));
    expect(manifest).not.toHaveProperty('actions');
    expect(manifest).toHaveProperty('fields', {
      id: expect.anything(),
      place: { type: 'object', fields: { room: { type: 'text' } } },
    });
    expect(code).toBe(1);
    expect(said).toContain(
      String.raw`refused   ${GADGET}: 'x: { type: string }\u000aactions: {\u000a#' is no name of a field`,
    );
    expect(said).toContain(String.raw`'place.a: b\u000ac' is no name of a field`);
  });

  it('is told so by the preview, too', async () => {
    const { code, out, err } = await run(['introspect', recorded(HOSTILE)], SMALL);
    expect(out).not.toContain('tidy');
    expect(err).toContain(String.raw`'tidy: { on: row, needs: things.view_gadget,\u000a#'`);
    expect(code).toBe(1);
  });
});

describe('an address of a recording', () => {
  it.each(['../evil', 'a/..', 'a/b\u202Ec', 'a: b/c # d'])('%j writes nothing', async (address) => {
    const out = temporaryFolder();
    const from = recorded({ id: fact('string') }, address);
    const { code, err } = await run(['introspect', from, '--out', out], SMALL);
    expect(readdirSync(out)).toEqual([]);
    expect([code, err]).toEqual([2, expect.stringContaining('is no address of a list')]);
  });

  it('that gives no id of a resource is told, and needs one', async () => {
    const out = temporaryFolder();
    const from = recorded({ id: fact('string') }, '2fa/things');
    const { err: said } = await run(['introspect', from, '--out', out], SMALL);
    expect(said).toContain("unnamed   2fa/things: '2fa.thing' is no id of a resource");
    const named = ['--api', '2fa/things', '--resource'];
    await run(['introspect', from, '--out', out, ...named, 'auth.thing'], SMALL);
    expect(parse(read(out, 'manifest/resources/auth/thing.yaml'))).toMatchObject({
      resource: 'auth.thing',
      api: '2fa/things',
    });
    expect((await run(['introspect', from, ...named, '../x.y'], SMALL)).code).toBe(2);
  });
});

const PIECES = [
  '\n§\r\n§\u2028§\u2029§\u0085§\u007F§\u001B[31m§\u202E§\t§\uFFFD',
  '#§ #§: §:§- §? §"§\'§\\§{§}§[§]§,§&a§*a§!!',
  '%§@§`§|§>§---§...§~§null§yes§true§1§0x1§.inf§.',
  'a§name§Ä§中文§😀§ §<<§__proto__§%{one}§$record.id',
].flatMap((line) => line.split('§'));

/** The same texts in each run. */
function randomTexts(seed: number): () => string {
  const { below, pick } = chanceOf(seed);
  return () => Array.from({ length: 1 + below(6) }, () => pick(PIECES)).join('');
}

/** A label: in one line, and without what nobody can see. */
const oneLine = (text: string) => withoutUnreadable(text).replaceAll(/\s+/g, ' ').trim();

describe('whatever a server says, what is written parses to exactly that', () => {
  const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1);

  it.each(SEEDS)('texts of seed %i', async (seed) => {
    const text = randomTexts(seed);
    const values = [...new Set(Array.from({ length: 5 }, text))].filter((value) => value !== '');
    const names = values.map((_, at) => `${text()}w${at}`);
    const [help, standard, name] = [`${text()}w`, `${text()}w`, text()];
    const isName = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
    const fields = {
      id: fact('string'),
      null: fact('string', { default: standard, help_text: help }),
      kind: fact('choice', {
        default: values[0],
        choices: values.map((value, at) => ({ value, display_name: names[at] })),
      }),
      [name]: fact('integer'),
    };
    const [fresh, merged] = [temporaryFolder(), copyOfSmall()];
    const base = recorded({ id: fact('string') });
    await run(['introspect', base, '--out', merged], SMALL);
    for (const out of [fresh, merged]) {
      await run(['introspect', recorded(fields), '--out', out], SMALL);
      expect(parse(read(out, GADGET)).fields).toEqual({
        id: expect.anything(),
        null: { type: 'text', default: standard, help: true },
        kind: { type: 'choice', choices: values, default: values[0] },
        ...(isName && { [name]: { type: 'integer' } }),
      });
      const { diagnostics } = compile(readSources(diskFiles(out)));
      const unreadable = ['syntax', 'unreadable-character', 'duplicate-key', 'yaml-extras'];
      expect(diagnostics.filter(({ rule }) => unreadable.includes(rule))).toEqual([]);
      const texts = flat(parse(read(out, 'locales/en/things/gadget.yaml')).resources.things.gadget);
      expect(texts.get('help.null')).toBe(oneLine(help));
      for (const [at, value] of values.entries()) {
        expect([value, texts.get(`choices.kind.${value}`)]).toEqual([
          value,
          oneLine(names[at] ?? ''),
        ]);
      }
    }
  });
});

function flat(value: unknown, path: readonly string[] = []): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('.'), value]]);
  return new Map(Object.entries(value).flatMap(([key, one]) => [...flat(one, [...path, key])]));
}

describe('what cannot be said in a manifest is left out', () => {
  it('of numbers without end, choices as long as a book, and objects inside of objects', async () => {
    const out = temporaryFolder();
    const deep = (level: number): object =>
      fact('nested object', { children: { in: level === 0 ? fact('string') : deep(level - 1) } });
    const from = recorded({ id: fact('string'), deep: deep(200), long: fact('choice') });
    const file = join(from, 'OPTIONS__things.json');
    const choices = [{ value: 'a' }, { value: 'b'.repeat(2000) }];
    const endless =
      '"count":{"type":"integer","min_value":-1e999,"max_value":1e999,"default":1e999}';
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '"long":{"type":"choice"}',
        `"long":${JSON.stringify(fact('choice', { choices }))},${endless}`,
      ),
    );
    const { err: said } = await run(['introspect', from, '--out', out], SMALL);
    expect(said).toContain(`'long: ${'b'.repeat(40)}…' is no choice`);
    expect(parse(read(out, GADGET)).fields).toMatchObject({
      count: { type: 'integer' },
      long: { choices: ['a'] },
    });
    const { diagnostics } = compile(readSources(diskFiles(out)));
    expect(diagnostics.filter(({ rule }) => rule === 'too-deep')).toEqual([]);
  });
});

describe.each(['introspect', 'drift'])('gatehouse %s and a live server', (command) => {
  const ask = (origin: string, ...more: string[]) =>
    command === 'introspect'
      ? run(['introspect', origin, '--api', 'library/books', ...more], SMALL)
      : run(['drift', origin, ...more], SMALL);
  const answer = (fields: unknown) => JSON.stringify({ actions: { POST: fields } });

  it('ends a request whose answer does not end', async () => {
    let sent = 0;
    const part = Buffer.alloc(1024 * 1024, ' ');
    await served(
      (_, response) => {
        const more = (): void => {
          if (response.destroyed) return;
          sent += part.length;
          if (response.write(part)) setImmediate(more);
          else response.once('drain', more);
        };
        more();
      },
      async (origin) => {
        const { err } = await ask(origin);
        expect(err).toContain('answered with more than 32 MiB');
      },
    );
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('follows it within its own origin alone, so that headers reach nobody else', async () => {
    const headers: unknown[] = [];
    await served(
      (request, response) => {
        headers.push(request.headers['x-token']);
        response.end(answer({ id: fact('string') }));
      },
      (other) =>
        served(
          (request, response) => {
            const target = request.url?.includes('moved') ? '' : `/api/v1/moved/`;
            if (request.headers['x-token'] === 'home' && target === '') {
              response.end(answer({ id: fact('string') }));
              return;
            }
            const origin = request.headers['x-token'] === 'home' ? '' : other;
            response.writeHead(307, { Location: `${origin}${target || '/'}` }).end();
          },
          async (origin) => {
            const { err } = await ask(origin, '--header', 'X-Token: secret');
            expect(err).toContain(`leads to ${other}`);
            expect(headers).toEqual([]);
            const home = await ask(origin, '--header', 'X-Token: home');
            expect(home.err).not.toContain('leads to');
          },
        ),
    );
  });

  it('gives up on redirects in a circle', async () => {
    await served(
      (_, response) => response.writeHead(302, { Location: '/again/' }).end(),
      async (origin) => expect((await ask(origin)).err).toContain('redirects again and again'),
    );
  });

  it.each([
    ['names and choices', answer({ 'a\u001B]0;owned\u0007': fact('string'), id: fact('string') })],
    ['words that are no JSON', '\u001B[31m \u009B31m'],
  ])('prints %s without what a terminal would obey', async (_, body) => {
    await served(
      (__, response) => response.end(body),
      async (origin) => {
        for (const format of ['pretty', 'json']) {
          const { out, err } = await ask(origin, '--format', format);
          const obeyed = ['\u0007', '\u001B', '\u009B'].filter((sign) =>
            (out + err).includes(sign),
          );
          expect(obeyed).toEqual([]);
          expect(out + err).toContain(String.raw`\u001`);
        }
      },
    );
  });
});
