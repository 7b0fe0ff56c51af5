import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Project, ts } from 'ts-morph';
import { expect, it } from 'vitest';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import { run } from '../codegen/back/runCommand.ts';
import { PROJECT } from '../project/overrideExample.ts';
import { copyParts, PARTS_OF_CONSOLE } from '../projectCopy.ts';

it('what init writes is generated to files that pass the type check beside the code of the console', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-new-'));
  await run(['init'], folder);
  const { model } = compile(readSources(diskFiles(folder)));
  if (!model) throw new Error('the new console does not compile');
  const checked = new Project({
    tsConfigFilePath: join(PROJECT, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  });
  // In the places of the generated files of this project, where the code of the console finds them.
  const files = emit(model).map(({ path, content }) =>
    checked.createSourceFile(join(PROJECT, path), content, { overwrite: true }),
  );
  const errors = files
    .flatMap((file) => file.getPreEmitDiagnostics())
    .map(({ compilerObject }) => ts.flattenDiagnosticMessageText(compilerObject.messageText, '\n'));
  expect([files.length > 10, errors]).toEqual([true, []]);
});

it('a console of its own is built in a copy of the repository, as docs/new-console.md says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-copy-'));
  const copy = join(folder, 'copy');
  copyParts(copy, PARTS_OF_CONSOLE);
  await run(['init', 'begun', '--resource', 'assets.label', '--api', 'assets/labels'], folder);
  const page = readFileSync(join(PROJECT, 'docs/new-console.md'), 'utf8');
  const [, block = ''] = /<!-- copy:start -->\n```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const script = block
    .replace('npx gatehouse', 'node dist/bin/gatehouse.mjs')
    .replace('npx vite', 'node node_modules/vite/bin/vite.js');
  await promisify(execFile)('sh', ['-e', '-c', script], { cwd: copy });
  const built = readFileSync(join(copy, 'dist/console/index.html'), 'utf8');
  expect(built).toContain('/ui/assets/');
  expect(readFileSync(join(copy, 'generated/routes.ts'), 'utf8')).toContain("name: 'LabelList'");
  rmSync(folder, { recursive: true });
});
