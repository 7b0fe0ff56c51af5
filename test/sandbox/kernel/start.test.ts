import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOptions } from '../../../sandbox/options.ts';
import type { StartedSandbox } from '../../../sandbox/start.ts';
import { temporaryFolder } from '../../afterwards.ts';
import { startTiny, TINY } from './tiny.ts';

const folder = temporaryFolder();
const consoleFolder = join(folder, 'console');

beforeAll(() => {
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(consoleFolder, 'assets', 'main-AbCdEf12.js'), 'plain');
  writeFileSync(join(consoleFolder, 'assets', 'main-AbCdEf12.js.br'), 'compressed');
});

describe('a folder for the data', () => {
  const start = (data: string) => startTiny({ data });

  it('is made with all that is above it', async () => {
    const deep = join(folder, 'one', 'two', 'three');
    await (await start(deep)).close();
    expect(existsSync(join(deep, 'sandbox.sqlite'))).toBe(true);
  });

  it('that is a file is refused with the reason', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(`Data cannot be kept in ${file}: it is no folder.`);
    await expect(start(join(file, 'below'))).rejects.toThrow('it is no folder');
  });

  it('where no folder can be made is refused at once', async () => {
    await expect(start('/proc/gatehouse')).rejects.toThrow('no folder can be made there');
  });

  it('with another database of that name is refused with the reason', async () => {
    const junk = join(folder, 'junk');
    mkdirSync(junk);
    writeFileSync(join(junk, 'sandbox.sqlite'), 'This is a note, and no database of anybody.');
    await expect(start(junk)).rejects.toThrow('is no database of the sandbox');
  });

  it('with a folder in the place of its files is refused with the reason', async () => {
    for (const name of ['sandbox.sqlite', 'sandbox.lock', 'sandbox.sqlite-wal']) {
      const data = join(folder, `with-${name}`);
      mkdirSync(join(data, name), { recursive: true });
      await expect(start(data)).rejects.toThrow(
        `Data cannot be kept in ${data}: ${name} in it is a folder. Move it away, or choose another --data.`,
      );
    }
  });
});

describe('options', () => {
  const read = (...args: readonly string[]) => parseOptions([...args, '--cwd', TINY]);

  it('have defaults that keep the server on this machine', () => {
    expect(read()).toMatchObject({
      ok: true,
      options: {
        port: 8080,
        host: '127.0.0.1',
        data: undefined,
        api: undefined,
        dev: false,
        network: undefined,
        options: {},
      },
    });
  });

  it.each([
    [['--port', 'x']],
    [['--port', '70000']],
    [['--api', 'bastion']],
    [['--prot', '1']],
    [['--session-age', '0']],
    [['--latency', '0.5']],
    [['--fault', '1.1']],
    [['--fault', '']],
    [['--fault', '0.1', '--api', 'https://a']],
  ])('say what is wrong: %j', (args) => {
    expect(read(...args)).toMatchObject({ ok: false });
  });

  it('may ask for a bad network, and for sessions that end', () => {
    expect(read('--latency', '250', '--fault', '0.1')).toMatchObject({
      options: { network: { latencyMs: 250, faultRate: 0.1 } },
    });
    expect(read('--fault', '1')).toMatchObject({
      options: { network: { latencyMs: 0, faultRate: 1 } },
    });
    expect(read('--session-age', '30')).toMatchObject({
      options: { sessions: { ageSeconds: 30 } },
    });
  });

  it('are found in a project alone', () => {
    expect(parseOptions(['--cwd', folder])).toMatchObject({
      ok: false,
      problem: expect.stringContaining('There is no manifest/'),
    });
  });
});

describe('the console', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startTiny({ console: consoleFolder });
  });
  afterAll(() => started.close());

  it('is where the root leads', async () => {
    const answer = await fetch(`${started.url}/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ui/']);
  });

  it('answers its page for every address of its own, to be asked for anew', async () => {
    for (const path of ['/ui/', '/ui/console/library/books', '/ui/404']) {
      const answer = await fetch(`${started.url}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>console</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('etag')).toBeTruthy();
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  it('answers files with a hash in their name for ever, compressed where it can', async () => {
    const answer = await fetch(`${started.url}/ui/assets/main-AbCdEf12.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('plain');
    const head = await fetch(`${started.url}/ui/assets/main-AbCdEf12.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-encoding')).toBe('br');
  });

  it('answers 404 for files that do not exist', async () => {
    expect((await fetch(`${started.url}/ui/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${started.url}/nothing`)).status).toBe(404);
  });
});

it('data survive a restart in a folder', async () => {
  const data = join(folder, 'data');
  const first = await startTiny({ data });
  const address = '/api/v1/library/labels/';
  const headers = { 'content-type': 'application/json' };
  await fetch(first.url + address, { method: 'POST', headers, body: '{"name":"kept"}' });
  await first.close();
  const second = await startTiny({ data });
  expect(await (await fetch(second.url + address)).json()).toMatchObject([{ name: 'kept' }]);
  await second.close();
});
