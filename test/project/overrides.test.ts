import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { diskFiles, readSources } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile.ts';
import { findMissingDefaultExports } from '../../codegen/emit/defaultExports.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { Diagnostic } from '../../codegen/report/diagnostic.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';

/** Each compiles the whole project; on a busy machine that takes its time. */
const SLOW = { timeout: 60_000 };
const PROJECT = process.cwd();
const project = readSources(diskFiles(PROJECT));

/** The files of the guide's example, as a reader would write them. */
function exampleFiles(): readonly SourceFile[] {
  const guide = readFileSync('docs/overrides.md', 'utf8');
  const example = /<!-- example:start -->([\s\S]*)<!-- example:end -->/.exec(guide)?.[1] ?? '';
  return [...example.matchAll(/^```tsx file=(\S+)\n([\s\S]*?)^```/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  );
}

function withFiles(sources: SourceSet, files: readonly SourceFile[]): SourceSet {
  return { ...sources, overrides: [...sources.overrides, ...files] };
}

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

describe('the example of docs/overrides.md', SLOW, () => {
  const files = exampleFiles();

  it('has the two files it speaks of', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'src/overrides/labels/LabelList.header.tsx',
      'src/overrides/labels/LabelList.column-value.tsx',
    ]);
  });

  it(
    'leaves nothing for validate to find, and every file has what is shown',
    { timeout: 60_000 },
    async () => {
      expect(compile(withFiles(project, files)).diagnostics).toEqual([]);
      expect(await findMissingDefaultExports(files)).toEqual([]);
    },
  );

  it('is loaded by the page it names', () => {
    const { model } = compile(withFiles(project, files));
    const routes = model && emit(model).find(({ path }) => path === 'generated/routes.ts');
    for (const { path } of files) expect(routes?.content).toContain(`import('../${path}')`);
  });

  it('passes the type check', () => {
    expect(typeErrors(files)).toEqual([]);
  });
});

describe('a hand-written file', SLOW, () => {
  it('that asks for more than its slot gives does not pass', () => {
    const path = 'src/overrides/labels/LabelList.column-value.tsx';
    const text =
      'export default function Cell({ wanted }: { readonly wanted: number }) {\n  return wanted;\n}\n';
    expect(typeErrors([{ path, text }]).join('\n')).toContain("'wanted'");
  });
});

/** The project after a change of one manifest. */
function changed(path: string, change: (text: string) => string): SourceSet {
  const manifests = project.manifests.map((file) => {
    if (file.path !== path) return file;
    const text = change(file.text);
    if (text === file.text) throw new Error(`nothing changed in ${path}`);
    return { ...file, text };
  });
  return { ...project, manifests };
}

function findingsAt(sources: SourceSet, file: string): readonly Partial<Diagnostic>[] {
  return compile(sources)
    .diagnostics.filter((one) => one.file === file)
    .map(({ rule, severity, message, range, suggestion }) => ({
      rule,
      severity,
      message,
      range,
      ...(suggestion !== undefined && { suggestion }),
    }));
}

const FLOWS = 'manifest/resources/tickets/ticketflow.yaml';
const ASSIGNED = 'manifest/resources/tickets/assignedticket.yaml';
const AT_ITS_BEGINNING = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const fault = { rule: 'unknown-override', severity: 'error', range: AT_ITS_BEGINNING };
const remedy = 'nothing shows this file. Rename it';

describe('validate fails at a hand-written file, with a remedy,', SLOW, () => {
  it('when the tab that it fills is gone', () => {
    const sources = changed(FLOWS, (text) => text.replace('summary: { card', 'overview: { card'));
    expect(findingsAt(sources, 'src/overrides/tickets/FlowDetail.tab-summary.tsx')).toEqual([
      {
        ...fault,
        message: `The page FlowDetail has no tab 'summary': ${remedy}, or delete it.`,
      },
    ]);
  });

  it('when the column that it draws is gone', () => {
    const sources = changed(FLOWS, (text) =>
      text.replace('created_by, org_name, ', 'created_by, '),
    );
    expect(findingsAt(sources, 'src/overrides/tickets/TicketFlow.column-org_name.tsx')).toEqual([
      {
        ...fault,
        message: `The page TicketFlow has no column 'org_name': ${remedy}, or delete it.`,
      },
    ]);
  });

  it('when the action that it asks about is gone', () => {
    const sources = changed(ASSIGNED, (text) => text.replace(/^ {2}accept: .*\n/m, ''));
    expect(findingsAt(sources, 'src/overrides/tickets/TicketList.action-accept.tsx')).toEqual([
      {
        ...fault,
        message: `The page TicketList has no action 'accept': ${remedy}, or delete it.`,
      },
    ]);
  });

  it('when its route is renamed', () => {
    const sources = changed('manifest/views/tickets.yaml', (text) =>
      text.replace('detail: { name: FlowDetail }', 'detail: { name: FlowDetails }'),
    );
    expect(findingsAt(sources, 'src/overrides/tickets/FlowDetail.tab-summary.tsx')).toEqual([
      {
        ...fault,
        message: `There is no route 'FlowDetail': ${remedy} after a route, or delete it.`,
        suggestion: 'FlowDetails.tab-summary.tsx',
      },
    ]);
  });
});
