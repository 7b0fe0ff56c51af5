import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { run } from '../codegen/back/runCommand.ts';
import { tmpdir } from 'node:os';

const FOLDER = 'examples';
/** A console is small where its server is a usual one. */
const MOST_LINES = 150;

describe.each(readdirSync(FOLDER))('the example %s', (name) => {
  const folder = join(FOLDER, name);
  const yaml = ['manifest', 'locales'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => readFileSync(join(folder, part, path), 'utf8')),
  );

  it('is a project without a finding', () => {
    expect(compile(readSources(diskFiles(folder))).diagnostics).toEqual([]);
  });

  it(`is at most ${MOST_LINES} lines of YAML and a folder alone`, () => {
    const lines = yaml.join('').split('\n').length - 1;
    expect(lines).toBeGreaterThan(MOST_LINES / 2);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
    expect(existsSync(join(folder, 'package.json'))).toBe(false);
  });
});

it('has a help desk that is like its OpenAPI document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const document = join(FOLDER, 'helpdesk', 'openapi.yaml');
  expect((await run(['init', folder, '--openapi', document], '.')).code).toBe(0);

  const [written, begun] = [join(FOLDER, 'helpdesk'), folder].map((project) => {
    const { model } = compile(readSources(diskFiles(project)));
    const fields = [...(model?.resources.values() ?? [])].map(({ definition }) => [
      definition.api,
      definition.fields?.map(({ name, type, required }) => [name, type, required === true]),
    ]);
    return { api: model?.apiFacts, login: model?.session.login, fields: fields.toSorted() };
  });
  expect(written?.fields.length).toBe(2);
  expect(begun).toEqual(written);
});
