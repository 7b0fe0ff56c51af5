import { describe, expect, it } from 'vitest';
import { seedDatabase } from '../../sandbox/demo/seed.ts';
import { searchLarge } from '../../sandbox/kernel/resources/largeSearch.ts';
import { at, DEFAULT_ORG, list, openWorld, pluck } from '../sandbox/world.ts';

/** Enough for all features of large tables. */
const ASSETS = 21_000;
/** More than the parameters of a statement (SQLITE_MAX_VARIABLE_NUMBER: 32,766). */
const MANY = 33_000;

const world = openWorld({ options: { scale: String(ASSETS) } });
const admin = await world.as('admin');

const get = async (path: string) => (await admin.get(path)).body;
const count = async (path: string) => at(await get(`${path}&limit=1`), 'count');
/** The result of a full scan. */
const rows = (sql: string, parameters: readonly (string | number)[] = []) =>
  world.sandbox.database.all(sql, parameters).map((row) => String(row['hostname']));

describe('--scale', () => {
  it('fills up to so many assets, with people, sessions and commands in proportion', async () => {
    expect(await count('assets/assets/?')).toBe(ASSETS);
    expect(await count('users/users/?')).toBeGreaterThan(ASSETS / 25);
    expect(await count('terminal/sessions/?')).toBeGreaterThan(ASSETS / 3);
    const { n } = world.sandbox.database.get('SELECT count(*) AS n FROM r_terminal_command') ?? {};
    expect(n).toBeGreaterThan(ASSETS / 2);
  });

  it('puts them into the tree', async () => {
    const [top] = list(await get('assets/nodes/children/tree/'));
    expect(at(top, 'name')).toBe(`Default (${ASSETS})`);
    const id = String(at(top, 'meta', 'data', 'id'));
    expect(await count(`assets/assets/?node_id=${id}`)).toBe(ASSETS);
  });

  it('does so once', async () => {
    seedDatabase(world.sandbox, 'demo');
    expect(await count('assets/assets/?')).toBe(ASSETS);
  });
});

describe('a page of a large list', () => {
  it.each(['hostname', '-hostname', 'ip', '-cpu_cores'])(
    'is the same part of the whole, wherever it lies: %s',
    async (order) => {
      const direction = order.startsWith('-') ? 'DESC' : '';
      const column = order.replace('-', '');
      const all = rows(
        `SELECT hostname FROM r_assets_asset ORDER BY ${column} ${direction}, rowid ${direction}`,
      );
      for (const offset of [0, 7000, 14_000, ASSETS - 10]) {
        const body = await get(`assets/assets/?limit=20&offset=${offset}&order=${order}`);
        expect(pluck(at(body, 'results'), 'hostname')).toEqual(all.slice(offset, offset + 20));
      }
    },
  );

  it.each([
    ['is_active=true', 'is_active = 1'],
    ['is_active=false', 'is_active = 0'],
    ['protocols__icontains=ssh', "protocols LIKE '%ssh%'"],
    ['platform__base=Windows', "platform LIKE 'Windows%'"],
  ])('keeps to its filter: %s', async (query, where) => {
    const all = rows(`SELECT hostname FROM r_assets_asset WHERE ${where} ORDER BY ip, rowid`);
    for (const offset of [0, Math.floor(all.length / 2), all.length - 3]) {
      const body = await get(`assets/assets/?limit=10&offset=${offset}&order=ip&${query}`);
      expect(at(body, 'count')).toBe(all.length);
      expect(pluck(at(body, 'results'), 'hostname')).toEqual(all.slice(offset, offset + 10));
    }
  });
});

describe('search in a large list', () => {
  async function expectLikeEveryRow(terms: readonly string[]) {
    const part = "(hostname LIKE ? ESCAPE '\\' OR ip LIKE ? ESCAPE '\\')";
    const found = rows(
      `SELECT hostname FROM r_assets_asset WHERE ${terms.map(() => part).join(' AND ')}
       ORDER BY hostname, rowid`,
      terms.flatMap((term) => {
        const like = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
        return [like, like];
      }),
    );
    const query = `search=${encodeURIComponent(terms.join(' '))}`;
    const body = await get(`assets/assets/?limit=10&offset=5&${query}`);
    expect([query, at(body, 'count')]).toEqual([query, found.length]);
    expect(pluck(at(body, 'results'), 'hostname')).toEqual(found.slice(5, 15));
  }

  it('looks in memory there, and lets the database look in small tables', () => {
    const { database, resources } = world.sandbox;
    const found = ['assets.asset', 'assets.domain'].map((id) => {
      const resource = resources.get(id);
      return resource && searchLarge(database, resource, ['web'])?.length;
    });
    expect(found).toEqual([expect.any(Number), undefined]);
  });

  it.each([
    [['web']],
    [['WEB-0000']],
    [['1']],
    [['m-']],
    [['ham', 'win']],
    [['rtm-db', '10.6']],
    [['app', '9']],
    [['%%%']],
    [['___']],
    [['"or"']],
    [['ssh AND']],
    [['nothing-like-this']],
  ])('finds what a look at every row finds: %j', expectLikeEveryRow);

  it('knows of every change at once', async () => {
    const made = await admin.post('assets/assets/', {
      hostname: 'Größe 中文主机 "x"',
      ip: '192.0.2.77',
      platform: 'Linux',
      protocols: ['ssh/22'],
    });
    expect(made.status).toBe(201);
    const id = String(at(made.body, 'id'));
    expect(await count('assets/assets/?search=中文主')).toBe(1);
    expect(await count('assets/assets/?search=GRöße')).toBe(1);
    expect(await count('assets/assets/?search="x"')).toBe(1);
    expect(await count('assets/assets/?search=192.0.2.77')).toBe(1);
    await admin.patch(`assets/assets/${id}/`, { hostname: 'renamed-77' });
    expect(await count('assets/assets/?search=中文主')).toBe(0);
    expect(await count('assets/assets/?search=renamed-77')).toBe(1);
    await admin.delete(`assets/assets/${id}/`);
    expect(await count('assets/assets/?search=renamed-77')).toBe(0);
    expect(await count('assets/assets/?search=192.0.2.77')).toBe(0);
  });
});

describe('an answer of very many records', () => {
  it('holds all of them, in order', async () => {
    const hosts = pluck(await get('assets/assets/'), 'hostname');
    expect(hosts).toEqual(rows('SELECT hostname FROM r_assets_asset ORDER BY hostname, rowid'));
  });

  it('is a page where a large limit is given', async () => {
    const body = await get('assets/assets/?limit=5000&offset=18000');
    expect([at(body, 'count'), list(at(body, 'results')).length]).toEqual([ASSETS, 3000]);
    expect(at(body, 'next')).toBeNull();
  });

  it('ends a file at ten thousand rows (protocol, section 6.3)', async () => {
    const { text } = await admin.get('assets/assets/?format=csv');
    expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);
  });
});

describe('somebody who leaves in the middle of a large answer', () => {
  it('does no harm', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const address = world.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
    const url = `http://127.0.0.1:${port}/api/v1/assets/assets/`;
    for (const query of ['', '?format=csv', '?limit=9000']) {
      const leaving = new AbortController();
      const answer = await fetch(url + query, { headers: { cookie }, signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
    }
    const answer = await fetch(`${url}?limit=1`, { headers: { cookie } });
    expect([answer.status, at(await answer.json(), 'count')]).toEqual([200, ASSETS]);
  });
});

describe('the tree of what is granted', () => {
  it('tells of more assets than a statement takes values', async () => {
    const own = openWorld();
    const person = await own.as('admin');
    const [top] = list((await person.get('assets/nodes/children/tree/')).body);
    const node = String(at(top, 'meta', 'data', 'id'));
    const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})`;
    own.sandbox.database.run(
      `${numbers} INSERT INTO r_assets_asset (id, hostname, org_id) SELECT 'many-' || n, 'many-' || n, ? FROM numbers`,
      [DEFAULT_ORG],
    );
    own.sandbox.database.run(
      `${numbers} INSERT INTO r_assets_asset__nodes (owner_id, target_id) SELECT 'many-' || n, ? FROM numbers`,
      [node],
    );
    const made = await person.post('perms/asset-permissions/', {
      name: 'everything',
      users: [at((await person.get('users/profile/')).body, 'id')],
      nodes: [node],
    });
    expect(made.status).toBe(201);
    const all = at((await person.get('assets/assets/?limit=1')).body, 'count');
    expect(all).toBeGreaterThan(MANY);
    const tree = list((await person.get('perms/users/nodes/children/tree/')).body);
    expect(pluck(tree, 'name')).toEqual(['Favorites (0)', `Default (${all})`]);
  });
});
