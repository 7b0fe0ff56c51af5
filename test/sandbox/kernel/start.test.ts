import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOptions } from '../../../sandbox/options.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { projectModel } from '../world.ts';
import { temporaryFolder } from '../../afterwards.ts';

const folder = temporaryFolder();
const consoleFolder = join(folder, 'console');

beforeAll(() => {
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(consoleFolder, 'assets', 'main-AbCdEf12.js'), 'plain');
  writeFileSync(join(consoleFolder, 'assets', 'main-AbCdEf12.js.br'), 'compressed');
});

describe('a folder for the data', () => {
  const start = (data: string) => startSandbox({ model: projectModel(), data, seed: 'accounts' });

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
  it('have defaults that keep the server on this machine', () => {
    expect(parseOptions([])).toMatchObject({
      ok: true,
      options: { port: 8080, host: '127.0.0.1', data: undefined, api: undefined, dev: false },
    });
  });

  it('say what is wrong', () => {
    expect(parseOptions(['--port', 'x'])).toMatchObject({ ok: false });
    expect(parseOptions(['--port', '70000'])).toMatchObject({ ok: false });
    expect(parseOptions(['--api', 'bastion'])).toMatchObject({ ok: false });
    expect(parseOptions(['--prot', '1'])).toMatchObject({ ok: false });
    expect(parseOptions(['--session', 'never'])).toMatchObject({ ok: false });
    expect(parseOptions(['--session-age', '0'])).toMatchObject({ ok: false });
    expect(parseOptions(['--session', 'age', '--api', 'https://a'])).toMatchObject({ ok: false });
    expect(parseOptions(['--scale', '-1'])).toMatchObject({ ok: false });
    expect(parseOptions(['--scale', '1000001'])).toMatchObject({ ok: false });
    expect(parseOptions(['--max-rows', '0'])).toMatchObject({ ok: false });
    expect(parseOptions(['--max-rows', '9', '--api', 'https://a'])).toMatchObject({ ok: false });
    expect(parseOptions(['--latency', '0.5'])).toMatchObject({ ok: false });
    expect(parseOptions(['--fault', '1.1'])).toMatchObject({ ok: false });
    expect(parseOptions(['--fault', ''])).toMatchObject({ ok: false });
    expect(parseOptions(['--fault', '0.1', '--api', 'https://a'])).toMatchObject({ ok: false });
  });

  it('may ask for many assets and a bad network', () => {
    expect(parseOptions([])).toMatchObject({ options: { options: {}, network: undefined } });
    expect(parseOptions(['--scale', '5000'])).toMatchObject({
      options: { options: { scale: '5000' } },
    });
    expect(parseOptions(['--max-rows', '100'])).toMatchObject({
      options: { options: { 'max-rows': '100' } },
    });
    expect(parseOptions(['--latency', '250', '--fault', '0.1'])).toMatchObject({
      options: { network: { latencyMs: 250, faultRate: 0.1 } },
    });
    expect(parseOptions(['--fault', '1'])).toMatchObject({
      options: { network: { latencyMs: 0, faultRate: 1 } },
    });
  });

  it('may say how sessions end', () => {
    expect(parseOptions(['--session', 'age', '--session-age', '30'])).toMatchObject({
      ok: true,
      options: { sessions: { ageSeconds: 30 }, options: { session: 'age' } },
    });
  });
});

describe('the console', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startSandbox({
      model: projectModel(),
      seed: 'accounts',
      console: consoleFolder,
    });
  });
  afterAll(() => started.close());

  it('is where the root leads', async () => {
    const answer = await fetch(`${started.url}/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ui/']);
  });

  it('answers its page for every address of its own, to be asked for anew', async () => {
    for (const path of ['/ui/', '/ui/console/users/users', '/ui/404']) {
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

describe('data', () => {
  it('survive a restart in a folder', async () => {
    const data = join(folder, 'data');
    const change = async (started: StartedSandbox) => {
      const token = await fetch(`${started.url}/api/v1/authentication/auth/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'gatehouse' }),
      }).then((answer) => answer.json());
      const headers = {
        authorization: `Bearer ${Object(token).token}`,
        'content-type': 'application/json',
      };
      const address = `${started.url}/api/v1/users/groups/`;
      await fetch(address, { method: 'POST', headers, body: '{"name":"kept"}' });
      return fetch(address, { headers }).then((answer) => answer.text());
    };
    const first = await startSandbox({ model: projectModel(), seed: 'accounts', data });
    await change(first);
    await first.close();
    const second = await startSandbox({ model: projectModel(), seed: 'accounts', data });
    expect(await change(second)).toContain('"name":"kept"');
    await second.close();
  });
});

describe('data that was filled by --scale', () => {
  const filled = (scale?: number) =>
    startSandbox({
      model: projectModel(),
      data: join(folder, 'scaled'),
      ...(scale !== undefined && { options: { scale: String(scale) } }),
    }).then((started) => started.close());

  it('keeps its size: another number is refused with what to do', async () => {
    await filled(160);
    await filled(160);
    await filled();
    await expect(filled(170)).rejects.toThrow(
      /filled to 160 assets and keeps its size: leave --scale out, or choose another --data/,
    );
  });

  it('takes any number as long as the demo’s own records were enough', async () => {
    const data = join(folder, 'small');
    for (const scale of [10, 20, 160]) {
      const started = await startSandbox({
        model: projectModel(),
        data,
        options: { scale: String(scale) },
      });
      await started.close();
    }
    await expect(
      startSandbox({ model: projectModel(), data, options: { scale: '20' } }),
    ).rejects.toThrow('160');
  });
});
