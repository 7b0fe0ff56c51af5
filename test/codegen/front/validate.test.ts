import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../back/runCommand.ts';
import { baseFiles, filesOf, goldenCases } from './goldenProject.ts';
import { temporaryFolder } from '../../afterwards.ts';

function projectWith(files: ReadonlyMap<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function golden(rule: string, name: string): ReadonlyMap<string, string> {
  const found = goldenCases().find((one) => one.rule === rule && one.name === name);
  if (!found) throw new Error(`there is no golden case ${rule}/${name}`);
  return filesOf(found);
}

const validate = (files: ReadonlyMap<string, string>, ...options: readonly string[]) =>
  run(['validate', ...options], projectWith(files));

describe('gatehouse validate', () => {
  it('ends with 0 when there is nothing to say', async () => {
    const { code, out } = await validate(baseFiles());
    expect([code, out]).toEqual([0, 'No findings: everything is consistent.\n']);
  });

  it('ends with 1 and shows every finding', async () => {
    const { code, out } = await validate(golden('unknown-icon', 'bad'));
    expect(code).toBe(1);
    expect(out).toContain('manifest/views/console.yaml:7:11 error[unknown-icon]');
  });

  it('ends with 0 on warnings, and with 1 when they count', async () => {
    const files = golden('ungrantable-permission', 'bad');
    expect((await validate(files)).code).toBe(0);
    expect((await validate(files, '--strict')).code).toBe(1);
  });

  it('shows the line of hand-written code that names a text which is not there', async () => {
    const { code, out } = await validate(golden('unknown-text', 'bad'));
    expect(code).toBe(1);
    expect(out).toContain(
      'src/overrides/home/Home.page.tsx:9:33 error[unknown-text]' +
        " No text has a key like 'scope.*'.",
    );
    expect(out).toContain('9 |       {text(FIELD.label)} {text(`scope.${scope}`)}');
  });

  it('writes JSON alone when asked to', async () => {
    const { code, out } = await validate(golden('unknown-icon', 'bad'), '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ valid: false, errorCount: 1, formatVersion: '1.0' });
  });
});
