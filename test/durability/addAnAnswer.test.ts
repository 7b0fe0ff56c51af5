import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Bastion from '../../sandbox/project.ts';
import { createKernel, type RunningSandbox } from '../../sandbox/kernel/kernel.ts';
import { checkOnly, copyParts, TSC } from '../projectCopy.ts';
import { at, list, PASSWORD, projectModel } from '../sandbox/world.ts';

/** A new file, or lines that are added `in` one: imports, then the line before them and the new line. */
const BLOCK = /^```ts\n\/\/ (in )?(sandbox\/\S+)\n([\s\S]*?)^```/gm;
const project = mkdtempSync(join(tmpdir(), 'gatehouse-answer-'));
let running: RunningSandbox | undefined;
let bearer = '';

beforeAll(async () => {
  copyParts(project, ['sandbox', 'codegen', 'generated', 'package.json']);
  const blocks = [...readFileSync('docs/sandbox.md', 'utf8').matchAll(BLOCK)];
  expect(blocks.length).toBe(4);
  for (const [, within, file = '', text = ''] of blocks) {
    const path = join(project, file);
    writeFileSync(path, within ? withLines(readFileSync(path, 'utf8'), text) : text);
  }
  const { default: changed }: typeof Bastion = await import(join(project, 'sandbox/project.ts'));
  running = createKernel({
    model: projectModel(),
    ...changed,
    options: {},
    fill: (sandbox) => changed.fill?.(sandbox, {}),
  });
  const token = await call('POST', 'authentication/auth/', {
    username: 'admin',
    password: PASSWORD,
  });
  bearer = String(at(token.body, 'token'));
});

afterAll(async () => {
  await running?.close();
  rmSync(project, { recursive: true });
});

function withLines(before: string, added: string): string {
  const [imports = '', lines = ''] = added.split('\n\n');
  const [anchor = '', line = ''] = lines.split('\n');
  expect(before).toContain(anchor);
  return `${imports}\n${before.replace(anchor, `${anchor}\n${line}`)}`;
}

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await running?.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { 'Accept-Language': 'en', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    ...(payload && { payload }),
  });
  return { status: answer?.statusCode, body: answer?.json() };
}

describe('the page on adding an answer (docs/sandbox.md), followed word for word', () => {
  it('is right by its types', async () => {
    checkOnly(project, ['sandbox']);
    const checked = promisify(execFile)(resolve('node_modules/.bin/tsc'), [...TSC], {
      cwd: project,
    });
    await expect(checked).resolves.toMatchObject({ stdout: '' });
  });

  it('makes a resource refuse what its manifest allows', async () => {
    const { status, body } = await call('POST', 'terminal/session-join-records/', {
      verify_code: 'abc',
    });
    expect([status, at(body, 'verify_code')]).toEqual([400, ['A code has at least 4 characters.']]);
  });

  it('answers at a further address', async () => {
    const assets = list((await call('GET', 'assets/assets/')).body);
    const inDomain = assets.find((asset) => at(asset, 'domain'));
    const { status, body } = await call('GET', `assets/assets/${at(inDomain, 'id')}/gateways/`);
    expect(status).toBe(200);
    const gateways = list(
      (await call('GET', `assets/gateways/?domain=${at(inDomain, 'domain')}`)).body,
    );
    expect(list(body).map((one) => at(one, 'name'))).toEqual(
      gateways.map((one) => at(one, 'name')),
    );
    expect(gateways.length).toBeGreaterThan(0);
  });
});
