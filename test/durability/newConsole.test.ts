import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import { expect, it } from 'vitest';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import { run } from '../codegen/back/runCommand.ts';
import { PROJECT } from '../project/overrideExample.ts';

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
