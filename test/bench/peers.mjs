// Generators of the same field: what they make of an OpenAPI document with the same resources. They are no part of
// the project: `npm install orval@7.13.2 @hey-api/openapi-ts@0.95.0` in a folder of its own, and GATEHOUSE_BENCH_PEERS
// names it. Times of other versions cannot be compared with those of `docs/quality.md`, and orval tells whether the
// machine stayed as fast as it was (`machine.mjs`).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './numbers.mjs';

const PEERS = [
  { name: 'orval', bin: 'orval', args: ['--input', 'api.json', '--output', 'orval.ts'] },
  { name: 'hey-api', bin: 'openapi-ts', args: ['-i', 'api.json', '-o', 'hey-api'] },
];

/**
 * CPU seconds of the installed peers.
 *
 * @param {number} resources
 * @param {number} fields of each resource
 * @param {number} runs
 * @param {readonly string[]} [names] of the peers; all without it
 */
export function measurePeers(resources, fields, runs, names) {
  const installed = process.env.GATEHOUSE_BENCH_PEERS;
  if (installed === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-peers-'));
  try {
    writeFileSync(join(folder, 'api.json'), JSON.stringify(openApi(resources, fields)));
    return PEERS.flatMap(({ name, bin, args }) => {
      if (names && !names.includes(name)) return [];
      const command = join(installed, 'node_modules/.bin', bin);
      if (!existsSync(command)) return [];
      const times = Array.from({ length: runs }, () => cpuSeconds([command, ...args], folder));
      return [{ name, seconds: median(times) }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * User and system time of a command and its children, in seconds. Other than the time on the wall it hardly depends
 * on what else the machine does.
 *
 * @param {readonly string[]} command
 * @param {string} [cwd]
 */
export function cpuSeconds(command, cwd) {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2>&1';
  const { status, stderr } = spawnSync('bash', ['-c', script, '--', ...command], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} exits ${status}`);
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, part) => sum + Number(part), 0);
}

function openApi(resources, fields) {
  const properties = {
    id: { type: 'string', format: 'uuid' },
    ...Object.fromEntries(
      Array.from({ length: fields }, (_, index) => [
        `field${index}`,
        { type: 'string', maxLength: 128 },
      ]),
    ),
  };
  const names = Array.from({ length: resources }, (_, index) => `Thing${index}`);
  return {
    openapi: '3.0.3',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(names.flatMap(pathsOf)),
    components: {
      schemas: Object.fromEntries(
        names.map((name) => [
          name,
          { type: 'object', required: Object.keys(properties), properties },
        ]),
      ),
    },
  };
}

function pathsOf(name) {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
  const one = { description: 'One', content };
  const body = { required: true, content };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const many = {
    description: 'All',
    content: {
      'application/json': {
        schema: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
      },
    },
  };
  return [
    [
      `/bench/${name}/`,
      {
        get: { operationId: `list${name}`, responses: { 200: many } },
        post: { operationId: `create${name}`, requestBody: body, responses: { 201: one } },
      },
    ],
    [
      `/bench/${name}/{id}/`,
      {
        parameters: [id],
        get: { operationId: `read${name}`, responses: { 200: one } },
        put: { operationId: `update${name}`, requestBody: body, responses: { 200: one } },
        delete: { operationId: `delete${name}`, responses: { 204: { description: 'Gone' } } },
      },
    ],
  ];
}
