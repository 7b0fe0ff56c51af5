import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { findMissingDefaultExports } from '../../codegen/emit/defaultExports.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { Diagnostic } from '../../codegen/report/diagnostic.ts';
import type { SourceSet } from '../../codegen/read/sources.ts';
import { projectSources } from '../projectSources.ts';
import { exampleFiles, withFiles } from './overrideExample.ts';

describe('the example of docs/overrides.md', () => {
  const files = exampleFiles();

  it('has the two files it speaks of', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'src/overrides/assets/LabelList.header.tsx',
      'src/overrides/assets/LabelList.column-value.tsx',
    ]);
  });

  it('leaves nothing for validate to find, and every file has what is shown', async () => {
    expect(compile(withFiles(projectSources(), files)).diagnostics).toEqual([]);
    expect(await findMissingDefaultExports(files)).toEqual([]);
  });

  it('is loaded by the page it names', () => {
    const { model } = compile(withFiles(projectSources(), files));
    const slots = model && emit(model).find(({ path }) => path === 'generated/slots.ts');
    for (const { path } of files) expect(slots?.content).toContain(`import('../${path}')`);
  });
});

describe("the example of a page of react-admin's components", () => {
  it.each(exampleFiles('react-admin'))(
    'shows the file that the browser tests use: $path',
    ({ path, text }) => {
      expect(text).toBe(readFileSync(`test/handWritten/${path}`, 'utf8'));
    },
  );
});

/** The project with a changed manifest. */
function changed(path: string, change: (text: string) => string): SourceSet {
  const project = projectSources();
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

describe('validate fails at a hand-written file, with a remedy,', () => {
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
