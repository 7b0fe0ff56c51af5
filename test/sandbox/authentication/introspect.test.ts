import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { run, SMALL } from '../../codegen/back/runCommand.ts';
import { at, list, openWorld, type World } from '../world.ts';
import { temporaryFolder } from '../../afterwards.ts';

/** `introspect` and `drift` against a server that listens, let in by a session or by an access key. */
let world: World;
let url: string;
beforeEach(async () => {
  world = openWorld();
  url = await world.app.listen({ host: '127.0.0.1', port: 0 });
});

const fileWith = (text: string) => {
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, text, { mode: 0o600 });
  return file;
};
const GROUPS = ['--api', 'users/groups', '--format', 'json'];
const introspect = (args: readonly string[], variables?: Readonly<Record<string, string>>) =>
  run(['introspect', url, ...GROUPS, ...args], SMALL, variables);
const READ = { code: 0, out: expect.stringContaining('"resource": "users.group"') };

async function sessionOf(username: string): Promise<string> {
  const person = await world.as(username);
  return person.cookies.get('jms_sessionid') ?? '';
}

async function keyOf(username: string): Promise<string> {
  const person = await world.as(username);
  await person.post('authentication/access-keys/', {});
  const [key] = list((await person.get('authentication/access-keys/')).body);
  return `${String(at(key, 'id'))}:${String(at(key, 'secret'))}`;
}

describe('a live server is asked by introspect', () => {
  it('with the session of an administrator: a cookie, a file with it, a cookie jar, or a variable', async () => {
    const session = await sessionOf('admin');
    const cookie = `jms_sessionid=${session}`;
    const jar = `# Netscape HTTP Cookie File\n\n#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tjms_sessionid\t${session}\n`;
    for (const given of [cookie, session, fileWith(`${cookie}\n`), fileWith(jar)]) {
      expect(await introspect(['--session', given])).toMatchObject(READ);
    }
    expect(await introspect([], { GATEHOUSE_SESSION: cookie })).toMatchObject(READ);
  });

  it('with an access key, which signs every request: from a file or a variable', async () => {
    const key = await keyOf('admin');
    expect(await introspect(['--access-key', fileWith(`${key}\n`)])).toMatchObject(READ);
    expect(await introspect([], { GATEHOUSE_ACCESS_KEY: key })).toMatchObject(READ);
    const other = key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const wrong = await introspect([], { GATEHOUSE_ACCESS_KEY: other });
    expect([wrong.code, wrong.out.includes('answered 401')]).toEqual([2, true]);
  });

  it('but takes no access key from the command line, and repeats none', async () => {
    const key = await keyOf('admin');
    const { code, out } = await introspect(['--access-key', key]);
    expect([code, out.includes('Write ID:SECRET into a file')]).toEqual([2, true]);
    expect(out).not.toContain(key.split(':')[1]);
  });

  it('keeps the names of choices and the fields inside of objects', async () => {
    const out = temporaryFolder();
    const key = await keyOf('admin');
    const args = ['introspect', url, '--api', 'assets/cmd-filters', '--api', 'acls/login-acls'];
    const { code } = await run([...args, '--out', out], SMALL, { GATEHOUSE_ACCESS_KEY: key });
    expect(code).toBe(0);
    const rule = readFileSync(join(out, 'manifest/resources/acls/loginacl.yaml'), 'utf8');
    expect(parse(rule)).toMatchObject({
      fields: {
        action: { type: 'choice', choices: ['reject', 'allow'], default: 'reject' },
        rules: { type: 'object', fields: { ip_group: { type: 'list' } } },
      },
    });
    expect(rule).toMatch(/# TODO whose record is it\?.*\n {2}user: /);
    const texts = readFileSync(join(out, 'locales/en/acls/loginacl.yaml'), 'utf8');
    expect(parse(texts)).toMatchObject({
      resources: { acls: { loginacl: { choices: { action: { reject: 'Reject' } } } } },
    });
  });

  it('tells what it could not read and goes on; without an address it reads what the project has', async () => {
    const key = await keyOf('admin');
    const args = ['introspect', url, '--format', 'json'];
    const { code, out } = await run(args, process.cwd(), { GATEHOUSE_ACCESS_KEY: key });
    const { resources, unread } = JSON.parse(out) as {
      resources: { resource: string }[];
      unread: { address: string }[];
    };
    const ids = resources.map(({ resource }) => resource);
    expect(ids).toEqual(expect.arrayContaining(['users.user', 'assets.asset']));
    // Without a licence a server has no such addresses.
    expect([code, unread.map(({ address }) => address)]).toEqual([
      1,
      expect.arrayContaining(['xpack/cloud/accounts']),
    ]);
    const refused = ['--api', 'rbac/permissions', '--api', 'users/groups'];
    const some = await run(['introspect', url, ...refused], SMALL, { GATEHOUSE_ACCESS_KEY: key });
    expect([some.code, some.err]).toEqual([
      1,
      `unread    OPTIONS ${url}/api/v1/rbac/permissions/ answered 405.\n`,
    ]);
    expect(some.out).toContain('resource: users.group\n');
  });
});

describe('a live server is asked by drift', () => {
  it('with the same access key', async () => {
    const { out } = await run(['drift', url, '--format', 'json'], process.cwd(), {
      GATEHOUSE_ACCESS_KEY: await keyOf('admin'),
    });
    const { compared, unread } = JSON.parse(out) as {
      compared: string[];
      unread: { resource: string }[];
    };
    expect(compared).toEqual(expect.arrayContaining(['users.user', 'assets.asset']));
    expect(unread.map(({ resource }) => resource)).not.toContain('users.usergroup');
  });
});
