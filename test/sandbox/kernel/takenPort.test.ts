import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, portProblem } from '../../../sandbox/portProblem.ts';
import { TINY } from './tiny.ts';

const HOST = '127.0.0.1';
const START = ['dist/bin/start.mjs'];
const servers: Server[] = [];
const take = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
let taken = 0;
beforeAll(async () => {
  taken = await take(0);
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe('a port that is taken', () => {
  it('is answered with one that was tried and is free', async () => {
    const free = await freePort(taken, HOST);
    expect(free).not.toBe(taken);
    expect(await take(free)).toBe(free);
    expect(await freePort(taken, HOST)).not.toBe(free);
  });

  it('is answered with any free one at the end of the ports', async () => {
    expect(await freePort(65_535, HOST)).toBeGreaterThan(0);
  });

  it('is told with the command that takes the free one', async () => {
    const error = Object.assign(new Error('taken'), {
      code: 'EADDRINUSE',
      port: taken,
      address: HOST,
    });
    const problem = await portProblem(error, 'start');
    const [, port] =
      /^Port \d+ is in use\. Port (\d+) is free: npm start -- --port \1$/.exec(problem ?? '') ?? [];
    expect(Number(port)).not.toBe(taken);
    expect(await portProblem(error, 'run dev')).toContain('npm run dev -- --port ');
  });

  it('that needs more rights is told, too, and other errors are not', async () => {
    const error = Object.assign(new Error('no'), {
      code: 'EACCES',
      syscall: 'listen',
      port: 80,
      address: HOST,
    });
    expect(await portProblem(error, 'start')).toMatch(
      /^Port 80 needs the rights of an administrator\. Port \d+ is free: npm start -- --port \d+$/,
    );
    expect(await portProblem(new Error('else'), 'start')).toBeUndefined();
  });
});

it('npm start on a taken port ends with exit code 2 and a free one', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [...START, '--cwd', TINY, '--api', 'http://127.0.0.1:9', '--dev', '--port', String(taken)],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^Port \d+ is in use\. Port \d+ is free: npm run dev -- --port \d+\n$/),
  ]);
});
