import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { SourceFile } from '../../codegen/read/sources.ts';
import { exampleFiles, project, PROJECT, withFiles } from '../project/overrideExample.ts';

/** What the type checker says of hand-written files and of what is generated for them alone. */
function typeErrors(files: readonly SourceFile[]): readonly string[] {
  const { model } = compile(withFiles(project, files));
  if (!model) throw new Error('the project does not compile');
  const own = files.map(({ path }) => path);
  const overrides = model.overrides.filter(({ file }) => own.includes(file));
  const generated = emit({ ...model, overrides }).find(({ path }) =>
    path.endsWith('/overrides.ts'),
  );
  const checked = new Project({
    tsConfigFilePath: join(PROJECT, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  });
  const written = [...files, { path: 'generated/overrides.ts', text: generated?.content ?? '' }];
  return written
    .map(({ path, text }) =>
      checked.createSourceFile(join(PROJECT, path), text, { overwrite: true }),
    )
    .flatMap((file) => file.getPreEmitDiagnostics())
    .map(({ compilerObject }) => ts.flattenDiagnosticMessageText(compilerObject.messageText, '\n'));
}

describe('the example of docs/overrides.md', () => {
  const files = exampleFiles();

  it('passes the type check', () => {
    expect(typeErrors(files)).toEqual([]);
  });
});

describe('a hand-written file', () => {
  it('that asks for more than its slot gives does not pass', () => {
    const path = 'src/overrides/labels/LabelList.column-value.tsx';
    const text =
      'export default function Cell({ wanted }: { readonly wanted: number }) {\n  return wanted;\n}\n';
    expect(typeErrors([{ path, text }]).join('\n')).toContain("'wanted'");
  });
});
