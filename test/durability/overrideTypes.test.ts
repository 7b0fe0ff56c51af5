import { join } from 'node:path';
import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { SourceFile } from '../../codegen/read/sources.ts';
import { exampleFiles, project, PROJECT, withFiles } from '../project/overrideExample.ts';

/** Files of the project that were read already: most of them twice. */
const known = new Map<string, ts.SourceFile>();

/** What the type checker says of hand-written files and of what is generated for them alone. */
function typeErrors(files: readonly SourceFile[]): readonly string[] {
  const { model } = compile(withFiles(project, files));
  if (!model) throw new Error('the project does not compile');
  const own = files.map(({ path }) => path);
  const overrides = model.overrides.filter(({ file }) => own.includes(file));
  const generated = emit({ ...model, overrides }).find(({ path }) =>
    path.endsWith('/overrides.ts'),
  );
  const written = new Map([
    ...files.map(({ path, text }): [string, string] => [join(PROJECT, path), text]),
    [join(PROJECT, 'generated/overrides.ts'), generated?.content ?? ''] as [string, string],
  ]);
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT);
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, getSourceFile } = host;
  host.fileExists = (path) => written.has(path) || fileExists(path);
  host.directoryExists = (path) =>
    [...written.keys()].some((one) => one.startsWith(`${path}/`)) ||
    (directoryExists?.(path) ?? false);
  host.getSourceFile = (path, version) => {
    const text = written.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version, true);
    const file = known.get(path) ?? getSourceFile(path, version);
    if (file) known.set(path, file);
    return file;
  };
  const program = ts.createProgram([...written.keys()], options, host);
  return [...written.keys()]
    .flatMap((path) => [...ts.getPreEmitDiagnostics(program, program.getSourceFile(path))])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
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
