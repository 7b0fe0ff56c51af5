import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareResource, sortDifferences } from '../../../codegen/drift/compare.ts';
import { metadataOf } from '../../../codegen/server/metadata.ts';
import { sameClass } from '../../../codegen/drift/typeClasses.ts';
import { resourceModel } from './project.ts';
import { copyOfSmall, RECORDINGS, run, served, SMALL } from './runCommand.ts';

const SERVER = { type: 'string', required: false, read_only: false, write_only: false };

function differences(field: string, server: object | undefined, method = 'POST') {
  const metadata = metadataOf('t/things', { actions: { [method]: server ? { f: server } : {} } });
  if (!metadata) throw new Error('no metadata');
  const resource = resourceModel(
    `resource: t.thing\nname: Thing\napi: t/things\nfields: { ${field} }`,
  );
  return compareResource(resource, metadata).map(
    ({ field: name, about, manifest, server: theirs }) => `${name} ${about}: ${manifest}/${theirs}`,
  );
}

/** The small project with a second resource at the address of the first. */
function withCopies(): string {
  const folder = copyOfSmall();
  writeFileSync(
    join(folder, 'manifest/resources/library/copy.yaml'),
    'resource: library.copy\nname: Copy\npermission: library.book\napi: library/books\nrecord: { title: title }\nfields: { id: { type: id }, title: { type: string } }\n',
  );
  const texts = join(folder, 'locales/en/library.yaml');
  writeFileSync(
    texts,
    readFileSync(texts, 'utf8').replace(
      '  library:\n',
      '  library:\n    copy: { one: Copy, many: Copies, fields: { id: ID, title: Title } }\n',
    ),
  );
  return folder;
}

describe('a field and what the server says of it', () => {
  it('agree', () => {
    expect(
      differences('f: { type: string, required: true, maxLength: 8 }', {
        ...SERVER,
        required: true,
        max_length: 8,
      }),
    ).toEqual([]);
  });

  it.each([
    ['is missing on the server', 'f: { type: string }', undefined, 'f presence: present/absent'],
    [
      'is missing in the manifest',
      'id: { type: id, only: form }',
      SERVER,
      'f presence: absent/present',
    ],
    ['is of another class of types', 'f: { type: integer }', SERVER, 'f type: integer/string'],
    [
      'is required there alone',
      'f: { type: string }',
      { ...SERVER, required: true },
      'f required: no/yes',
    ],
    ['is required here alone', 'f: { type: string, required: true }', SERVER, 'f required: yes/no'],
    [
      'is read-only there',
      'f: { type: string }',
      { ...SERVER, read_only: true },
      'f read-only: no/yes',
    ],
    ['is write-only here', 'f: { type: secret, writeOnly: true }', SERVER, 'f write-only: yes/no'],
    [
      'has other choices',
      'f: { type: choice, choices: [a, b] }',
      { ...SERVER, type: 'choice', choices: [{ value: 'b' }, { value: 'c' }] },
      'f choices: a, b/b, c',
    ],
    [
      'has another length',
      'f: { type: string, maxLength: 8 }',
      { ...SERVER, max_length: 9 },
      'f max-length: 8/9',
    ],
  ])('differ when it %s', (_, field, server, difference) => {
    expect(differences(field, server)).toEqual([difference]);
  });

  it('do not differ where the field lives in the form alone, or is required on a condition', () => {
    expect(differences('f: { type: boolean, only: form }', undefined)).toEqual([]);
    expect(
      differences('f: { type: string, required: { when: { mode: create } } }', SERVER),
    ).toEqual([]);
  });

  it('are not compared for required where nothing can be created', () => {
    expect(differences('f: { type: string }', { ...SERVER, required: true }, 'GET')).toEqual([]);
  });
});

describe('classes of types', () => {
  it.each([
    ['references', 'field', true],
    ['secret', 'string', true],
    ['reference', 'string', true],
    ['object', 'nested object', true],
    ['choices', 'multiple choice', true],
    ['boolean', 'string', false],
    ['integer', 'float', false],
    ['decimal', 'decimal', true],
    ['decimal', 'float', false],
    ['float', 'decimal', true],
  ] as const)('%s and %s: %s', (type, server, same) => {
    expect(sameClass(type, server)).toBe(same);
  });
});

describe('explained differences', () => {
  const difference = {
    resource: 'a.b',
    field: 'f',
    about: 'choices',
    manifest: 'x',
    server: 'y',
  } as const;
  const drift = {
    explained: { 'a.b': { f: { about: ['choices', 'type'], because: 'It is meant.' } } },
  };

  it('are set apart, each by what it is about', () => {
    const other = { ...difference, about: 'required' } as const;
    const sorted = sortDifferences([difference, other], drift, new Set(['a.b']));
    expect(sorted.unexplained).toEqual([other]);
    expect(sorted.explained).toEqual([{ difference, because: 'It is meant.' }]);
  });

  it('are outdated when nothing differs any more, in what was compared', () => {
    expect(sortDifferences([difference], drift, new Set(['a.b'])).outdated).toEqual([
      { resource: 'a.b', field: 'f', about: 'type' },
    ]);
    expect(sortDifferences([], drift, new Set()).outdated).toEqual([]);
  });
});

describe('gatehouse drift', () => {
  it('is fine when every difference is explained, and tells the reasons', async () => {
    const { code, out } = await run(['drift', RECORDINGS], SMALL);
    expect(code).toBe(0);
    expect(out).toContain(
      "explained  library.book.shelf max-length: The shelf's label has room for eight letters.\n",
    );
    expect(out).toContain('0 unexplained, 1 explained.');
  });

  it('exits with 1 when something differs without a reason', async () => {
    const folder = copyOfSmall();
    writeFileSync(join(folder, 'manifest/drift.yaml'), 'explained: {}\n');
    const { code, out } = await run(['drift', RECORDINGS], folder);
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('differs    library.book.shelf max-length: manifest 8, server 16\n'),
    ]);
  });

  it('takes the recordings from GATEHOUSE_RECORDINGS', async () => {
    expect((await run(['drift'], SMALL, { GATEHOUSE_RECORDINGS: RECORDINGS })).out).toContain(
      '1 resources compared',
    );
  });

  it('says that nothing was compared where there are no recordings', async () => {
    const { code, out } = await run(['drift'], copyOfSmall());
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Nothing was compared: there are no recordings.'),
    ]);
  });

  it('says which addresses a server refused, and compares the others', async () => {
    const folder = withCopies();
    const recorded = join(RECORDINGS, 'OPTIONS__api__v1__library__books.json');
    const { body }: { body: unknown } = JSON.parse(readFileSync(recorded, 'utf8'));
    let asked = 0;
    await served(
      (_, answer) => {
        asked += 1;
        answer.statusCode = asked === 1 ? 403 : 200;
        answer.end(JSON.stringify(body));
      },
      async (origin) => {
        const { code, out, err } = await run(['drift', origin], folder);
        expect(code).toBe(1);
        expect(err).toContain(`unread     library.book: OPTIONS ${origin}/api/v1/`);
        expect(err).toContain('answered 403.');
        expect(out).toMatch(/^1 resources compared with .*, 1 could not be read\.$/m);
      },
    );
  });

  it('exits with 1 when a server answers nothing at all', async () => {
    const { code, out, err } = await served(
      (_, answer) => answer.writeHead(403).end('{}'),
      (origin) => run(['drift', origin], SMALL),
    );
    expect(code).toBe(1);
    expect(err).toContain('answered 403.');
    expect(out).toMatch(/^0 resources compared with .*, 1 could not be read\.$/m);
  });

  it('says once why a server cannot be reached', async () => {
    const gone = await served(
      () => {},
      async (origin) => origin,
    );
    const folder = withCopies();
    const { code, err } = await run(['drift', gone], folder);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^unread {5}library\.book and 1 others: OPTIONS \S+ failed: connect ECONNREFUSED \S+\.\n$/,
    );
  });

  it('refuses a folder that has nothing of this project', async () => {
    expect((await run(['drift', SMALL], SMALL)).code).toBe(2);
  });
});
