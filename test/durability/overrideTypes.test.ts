import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { SourceFile } from '../../codegen/read/sources.ts';
import { exampleFiles, PROJECT, withFiles } from '../project/overrideExample.ts';
import { projectSources } from '../projectSources.ts';

/** Type errors of hand-written files and the files generated for them. */
function typeErrors(files: readonly SourceFile[]): readonly string[] {
  const { model } = compile(withFiles(projectSources(), files));
  if (!model) throw new Error('the project does not compile');
  const own = files.map(({ path }) => path);
  const overrides = model.overrides.filter(({ file }) => own.includes(file));
  const generated = emit({ ...model, overrides }).find(({ path }) => path.endsWith('/slots.ts'));
  return errorsOf([...files, { path: 'generated/slots.ts', text: generated?.content ?? '' }]);
}

/** Shared, because the imports of these files stay the same. */
const checked = new Project({
  tsConfigFilePath: join(PROJECT, 'tsconfig.json'),
  skipAddingFilesFromTsConfig: true,
});

function errorsOf(files: readonly SourceFile[]): readonly string[] {
  return files
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
    const path = 'src/overrides/assets/LabelList.column-value.tsx';
    const text =
      'export default function Cell({ wanted }: { readonly wanted: number }) {\n  return wanted;\n}\n';
    expect(typeErrors([{ path, text }]).join('\n')).toContain("'wanted'");
  });
});

describe('a name that hand-written code uses', () => {
  const errorsIn = (text: string) =>
    errorsOf([{ path: 'src/overrides/assets/labelNames.ts', text }]).join('\n');
  const calling = (call: string) =>
    `import { apiAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
export const prove = apiAddress;
export const call = (id: string) => [id, ${call}];
`;

  it('passes as an address of manifest/api.yaml, with an id for each record', () => {
    expect(errorsIn(calling("request('assets/labels')"))).toBe('');
    expect(errorsIn(calling("request(apiAddress('assets/labels/:id', id))"))).toBe('');
  });

  it.each([
    ['an address that is in no manifest', "request('assets/label')"],
    ['an address put together', 'request(`assets/labels/${id}`)'],
    [
      'a record of an address that is in no manifest',
      "request(apiAddress('assets/label/:id', id))",
    ],
    ['a record without its id', "request(apiAddress('assets/labels/:id'))"],
    ['an address whose record is not named', "request('assets/labels/:id')"],
    ['an id too many', "request(apiAddress('assets/labels', id))"],
    ['any text', 'request(id)'],
  ])('does not pass as %s', (_what, call) => {
    expect(errorsIn(calling(call))).toMatch(/not assignable|Expected \d arguments|No overload/);
  });

  it('does not pass as a resource that is in no manifest', () => {
    const asking = (resource: string) => `import type { PageProps } from '../../pages/page.ts';
import { useResourceRoutes } from '../../pages/useResourceRoutes.ts';
export const useLabels = (page: PageProps) => useResourceRoutes('${resource}', page.route);
`;
    expect(errorsIn(asking('assets.label'))).toBe('');
    expect(errorsIn(asking('assets.labels'))).toContain('"assets.labels"');
  });

  it.each([
    ['a field of a resource', 'label.value', 'label.worth'],
    ['a field of the profile', 'profile.org_roles', 'profile.roles'],
    ['a field within a field', 'rule.strategy', 'rule.method'],
    ['a public setting', 'settings.AUTH_WECOM', 'settings.AUTH_WECHAT'],
  ])('does not pass as %s that is in no manifest', (_what, known, unknown) => {
    const reading = (name: string) => `import type { RecordOf } from '../../api/recordOf.ts';
import type { Session } from '../../session/types.ts';
import type { NestedField } from '../../../generated/names.ts';
type Rule = { readonly [Name in NestedField<'tickets.ticketflow', 'rules'>]?: unknown };
export const read = (label: RecordOf<'assets.label'>, rule: Rule, { profile, settings }: Session) =>
  [label, rule, profile, settings, ${name}];
`;
    expect(errorsIn(reading(known))).toBe('');
    expect(errorsIn(reading(unknown))).toContain(`'${unknown.split('.')[1]}' does not exist`);
  });

  it('does not pass as the options of a select that no resource has', () => {
    const offering = (
      from: string,
      text: string,
    ) => `import type { OwnChoice } from '../../fields/ownChoice.ts';
export const LABELS: OwnChoice<'assets.label'> = {
  name: 'labels', type: 'references', label: 'fields.name',
  options: { from: '${from}', text: '${text}', value: 'id' },
};
`;
    expect(errorsIn(offering('assets/labels', 'name'))).toBe('');
    expect(errorsIn(offering('assets/label', 'name'))).toContain('"assets/label"');
    expect(errorsIn(offering('assets/labels', 'title'))).toContain('"title"');
  });
});
