import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../afterwards.ts';
import { run, served } from '../../codegen/back/runCommand.ts';
import { at, DEFAULT_ORG, openWorld, type Client } from '../world.ts';

const PROJECT = resolve('.');
const FILES = ['SHA256SUMS', 'access.csv', 'access.html', 'access.json'];

const world = openWorld({ clock: Date.now });
const admin = await world.as('admin');
await world.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = world.app.server.address() as AddressInfo;
const api = `http://127.0.0.1:${port}`;
const asked: string[] = [];
world.app.server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));

const sessionOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const report = (args: readonly string[], client = admin) =>
  run(['report', 'access', ...args], PROJECT, { GATEHOUSE_SESSION: sessionOf(client) });

/** Writes a report of today, and says where it is. */
async function written(): Promise<string> {
  const out = temporaryFolder();
  const { code, err } = await report(['--api', api, '--out', out]);
  expect([code, err]).toEqual([0, '']);
  const [name = ''] = readdirSync(out);
  return join(out, name);
}
const fileIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const rowsIn = (folder: string): readonly unknown[] =>
  JSON.parse(fileIn(folder, 'access.json')).rows;

describe('gatehouse report access', () => {
  it('writes a dated folder, twice the same to the byte, and reads alone', async () => {
    asked.length = 0;
    const [first, second] = [await written(), await written()];
    expect(first).toMatch(/access-\d{4}-\d{2}-\d{2}$/);
    expect(readdirSync(first).toSorted()).toEqual(FILES);
    for (const name of FILES) expect(fileIn(second, name)).toBe(fileIn(first, name));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
    const sums = FILES.slice(1).map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(first, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    });
    expect(fileIn(first, 'SHA256SUMS')).toBe(sums.join(''));
  });

  it('says the same in all three files, sorted by user and asset', async () => {
    const folder = await written();
    const rows = rowsIn(folder);
    const head = JSON.parse(fileIn(folder, 'access.json'));
    expect(head).toMatchObject({ report: 'access', by: 'admin', server: api, unread: {} });
    expect(rows.length).toBeGreaterThan(100);
    const keys = rows.map((row) =>
      [at(row, 'user', 'username'), at(row, 'asset', 'name')].map(String).join('\n'),
    );
    expect(keys).toEqual(keys.toSorted());
    const csv = fileIn(folder, 'access.csv').trimEnd().split('\r\n');
    expect(csv).toHaveLength(rows.length + 1);
    expect(csv[0]).toBe(
      '\uFEFFUser,Username,Asset,IP address,System user,Permissions,Actions,Until',
    );
    const html = fileIn(folder, 'access.html');
    expect(html.match(/<th scope="row">/g)).toHaveLength(rows.length);
    expect(html).toContain('<caption>');
    expect(html).not.toMatch(/<script|<link|<img/);
  });

  it('writes what is no formula and no markup, whatever records are called', async () => {
    const answer = await admin.get('perms/asset-permissions/?name=Alice: two hosts');
    const id = String(at(answer.body, 0, 'id'));
    await admin.patch(`perms/asset-permissions/${id}/`, { name: '=1+1 <script>' });
    const folder = await written();
    expect(fileIn(folder, 'access.csv')).toContain(`,"'=1+1 <script>",`);
    expect(fileIn(folder, 'access.html')).toContain('=1+1 &lt;script&gt;');
    await admin.patch(`perms/asset-permissions/${id}/`, { name: 'Alice: two hosts' });
  });

  it('overwrites no report, and asks for a server', async () => {
    const folder = await written();
    const again = await report(['--api', api, '--out', resolve(folder, '..')]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('is there already')]);
    expect((await report([])).err).toContain('--api https://');
    expect((await run(['report', 'sessions'], PROJECT)).err).toContain("Write 'access'");
    const nobody = await run(['report', 'access', '--api', api], temporaryFolder(), {});
    expect(nobody.code).not.toBe(0);
  });

  it('says what the account may not read, in the report, too', async () => {
    const auditor = await world.as('auditor');
    const out = temporaryFolder();
    const { code, err } = await report(['--api', api, '--out', out], auditor);
    expect(code).toBe(1);
    expect(err).toContain('unread  users (forbidden)');
    const folder = join(out, String(readdirSync(out)[0]));
    expect(fileIn(folder, 'access.html')).toContain('This report is not complete');
    expect(rowsIn(folder)).toEqual([]);
  });

  it('writes nothing when the server fails, so that the next try can', async () => {
    const out = temporaryFolder();
    const { code, err } = await served(
      async ({ url = '', headers }, response) => {
        if (url.startsWith('/api/v1/assets/assets/')) response.writeHead(500).end();
        else {
          const answer = await fetch(`${api}${url}`, {
            headers: { cookie: headers.cookie ?? '', accept: 'application/json' },
          });
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(await answer.text());
        }
      },
      (origin) => report(['--api', origin, '--out', out]),
    );
    expect([code, err]).toEqual([1, 'Not written: the server did not answer for assets.\n']);
    expect(readdirSync(out)).toEqual([]);
  });

  it('says that a session, an organization or a server is wrong', async () => {
    const stranger = await report(['--api', api, '--out', temporaryFolder()], world.visitor());
    expect(stranger.code).toBe(2);
    const args = ['--api', api, '--out', temporaryFolder(), '--organization'];
    const other = await report([...args, '11111111-1111-1111-1111-111111111111']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('no organization')]);
    expect((await report([...args, DEFAULT_ORG])).code).toBe(0);
    const dead = await report(['--api', 'http://127.0.0.1:9', '--out', temporaryFolder()]);
    expect([dead.code, dead.err]).toEqual([2, expect.stringContaining('does not answer')]);
  });
});

describe('gatehouse report access --compare', () => {
  it('says who gained, who lost and what changed, and ends as diff does', async () => {
    const before = await written();
    const same = await report(['--compare', before, before, '--breaking']);
    expect([same.code, same.out]).toEqual([0, expect.stringContaining('0 gained, 0 lost')]);
    const answer = await admin.get('perms/asset-permissions/?name=Alice: two hosts');
    const old = at(answer.body, 0);
    const id = String(at(old, 'id'));
    const host = String(at(old, 'assets', 1));
    const other = String(at((await admin.get('assets/assets/?hostname=ham-app-15')).body, 0, 'id'));
    await admin.patch(`perms/asset-permissions/${id}/`, {
      assets: [host, other],
      actions: ['connect'],
    });
    const after = await written();
    const { code, out } = await report(['--compare', before, after]);
    expect(code).toBe(0);
    expect(out).toContain('1 gained, 0 lost, 1 changed.');
    expect(out).toMatch(/^Gained\n {2}alice \(Alice Lindqvist\) reaches ham-app-15 as operator/);
    expect((await report(['--compare', before, after, '--breaking'])).code).toBe(1);
    const back = await report(['--compare', after, before, '--breaking']);
    expect([back.code, back.out]).toEqual([0, expect.stringContaining('0 gained, 1 lost')]);
    const json = await report(['--compare', before, after, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      gained: [{ user: { username: 'alice' }, asset: { name: 'ham-app-15' } }],
      lost: [],
      changed: [{ after: { actions: ['connect'] } }],
      doubts: [],
    });
  });

  it('takes no report that was changed, and no folder that is none', async () => {
    const folder = await written();
    const none = await report(['--compare', folder, temporaryFolder()]);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('is no report')]);
    expect((await report(['--compare', folder])).code).toBe(2);
    writeFileSync(
      join(folder, 'access.json'),
      fileIn(folder, 'access.json').replace('"alice"', '"mallory"'),
    );
    const changed = await report(['--compare', folder, folder]);
    expect([changed.code, changed.err]).toEqual([2, expect.stringContaining('has changed')]);
  });
});
