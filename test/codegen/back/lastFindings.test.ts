import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastFindings } from '../../../codegen/cli/lastFindings.ts';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { temporaryFolder } from '../../afterwards.ts';

const FILES = [
  { path: 'manifest/app.yaml', text: 'name: A\n' },
  { path: 'locales/en/a.yaml', text: 'a: A\n' },
];
const AT = { line: 1, column: 1 };
const WARNING: Diagnostic = {
  rule: 'unused-text',
  severity: 'warning',
  message: 'Nothing needs it.',
  file: 'locales/en/a.yaml',
  range: { start: AT, end: AT },
};

function project(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  return folder;
}

it('repeats the findings of the last run, warnings too, while nothing has changed', () => {
  const folder = project();
  const first = lastFindings(folder, FILES, '1');
  expect(first.known).toBeUndefined();
  first.save([WARNING]);
  expect(lastFindings(folder, FILES, '1').known).toEqual([WARNING]);
});

it('knows nothing once a file, its name, their number or the compiler is another', () => {
  const folder = project();
  lastFindings(folder, FILES, '1').save([WARNING]);
  const [app, texts] = FILES;
  if (!app || !texts) throw new Error('There are two files.');
  for (const files of [
    [app],
    [app, { ...texts, text: 'a: B\n' }],
    [app, { ...texts, path: 'locales/en/b.yaml' }],
    [...FILES, { path: 'locales/en/c.yaml', text: '' }],
  ]) {
    expect(lastFindings(folder, files, '1').known).toBeUndefined();
  }
  expect(lastFindings(folder, FILES, '2').known).toBeUndefined();
  expect(lastFindings(folder, FILES, '1').known).toEqual([WARNING]);
});

it('knows nothing from a damaged file, and keeps nothing for code that is no bundle', () => {
  const folder = project();
  lastFindings(folder, FILES, '1').save([WARNING]);
  const file = join(folder, 'node_modules/.cache/gatehouse-findings');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Nothing needs it.', 'All is well.'));
  expect(lastFindings(folder, FILES, '1').known).toBeUndefined();
  rmSync(file);
  mkdirSync(file);
  expect(lastFindings(folder, FILES, '1').known).toBeUndefined();
  lastFindings(folder, FILES).save([WARNING]);
  expect(lastFindings(folder, FILES).known).toBeUndefined();
});
