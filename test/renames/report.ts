import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { derive } from '../../codegen/derive/derive.ts';
import { emit } from '../../codegen/emit/emit.ts';
import { RULES } from '../../codegen/link/rules.ts';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { TSC } from '../projectCopy.ts';
import { projectCode } from '../projectSources.ts';
import { ROOMS, type Room } from './search.ts';
import type { SourceSet } from '../../codegen/read/sources.ts';

const COPIED = [...ROOMS, 'codegen', 'generated', 'package.json'];
const HAND_WRITTEN = /^(?:src|sandbox)\//;

/** Positions in hand-written code that `validate` or the type check reports for these manifests. */
export async function reportedPlaces(
  sources: SourceSet,
  rooms: readonly Room[],
): Promise<readonly string[]> {
  const { textUses } = await projectCode();
  const { project } = parseProject({ ...sources, textUses });
  const model = derive(project);
  const found = RULES.flatMap((rule) => rule.check({ project, model }))
    .filter(({ file }) => HAND_WRITTEN.test(file))
    .map(({ file, range }) => `${file}:${range.start.line}`);
  const copy = mkdtempSync(join(tmpdir(), 'gatehouse-renames-'));
  try {
    for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: './base.json', include: rooms }),
    );
    cpSync('tsconfig.json', join(copy, 'base.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    for (const { path, content } of emit(model)) writeFileSync(join(copy, path), content);
    return [...new Set([...found, ...(await typeErrors(copy))])].toSorted();
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const ERROR = /^((?:src|sandbox)\/[^(]+)\((\d+),\d+\): error/gm;

async function typeErrors(folder: string): Promise<readonly string[]> {
  const command = join(process.cwd(), 'node_modules/.bin/tsc');
  const output = await promisify(execFile)(command, [...TSC, '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 100_000_000,
  }).then(
    () => '',
    (error: { readonly stdout: string }) => error.stdout,
  );
  return [...output.matchAll(ERROR)].map(([, file = '', line = '']) => `${file}:${line}`);
}
