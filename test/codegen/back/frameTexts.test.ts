import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { definitions } from '../../../codegen/names/occurrences.ts';
import { parseProject } from '../../../codegen/compile/parseProject.ts';
import { derive } from '../../../codegen/derive/derive.ts';
import { readSources } from '../../../codegen/cli/files.ts';
import { urisOf } from '../../../codegen/lsp/uris.ts';
import { copyOfSmall, run } from './runCommand.ts';

const ENGINE_FRAME = '@gatehouse-console/engine/src/i18n/frame';
const LANGUAGES = 'languages: { en: { cookie: en, name: English } }';

/** A copy of the small project, which has none of the frame's folder, with further files. */
function projectWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = copyOfSmall();
  diskFiles(folder).change(new Map(Object.entries(files)));
  return folder;
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** The small project with one more language, which is complete. */
function withLanguage(code: string, files: Readonly<Record<string, string>> = {}): string {
  const app = read(copyOfSmall(), 'manifest/app.yaml');
  expect(app).toContain(LANGUAGES);
  const languages = LANGUAGES.replace(' } }', ` }, ${code}: { cookie: ${code}, name: Other } }`);
  return projectWith({ 'manifest/app.yaml': app.replace(LANGUAGES, languages), ...files });
}

async function findings(folder: string) {
  const { out } = await run(['validate', '--format', 'json'], folder);
  return (JSON.parse(out) as { diagnostics: Record<string, string>[] }).diagnostics;
}

describe('the texts of the frame in a project of its own', () => {
  it('are generated with those of the project, and none of them is unused', async () => {
    const folder = projectWith();
    expect((await run(['validate', '--strict'], folder)).code).toBe(0);
    await run(['generate'], folder);
    expect(read(folder, 'generated/locales/en/start.ts')).toContain("'shell.logout': 'Log out'");
    expect(read(folder, 'generated/locales/en/rest.ts')).toContain("'palette.none':");
    expect(read(folder, 'generated/locales/en/start.ts')).toContain("'views.console': 'Console'");
  });

  it('are overridden by a text of the project, which loads when the other would', async () => {
    const folder = projectWith({
      'locales/en/words.yaml': 'shell: { logout: Sign out }\npalette: { none: Nothing found }\n',
    });
    expect((await run(['validate', '--strict'], folder)).out).toContain('No findings');
    await run(['generate'], folder);
    expect(read(folder, 'generated/locales/en/start.ts')).toContain("'shell.logout': 'Sign out'");
    const rest = read(folder, 'generated/locales/en/rest.ts');
    expect(rest).toContain("'palette.none': 'Nothing found'");
    expect(rest).not.toContain('shell.logout');
  });

  it('say which placeholders an override may have', async () => {
    const code =
      "export const line = (text: (key: string, values: object) => string) => text('views.console', { one: 1 });\n";
    const folder = projectWith({
      'locales/en/words.yaml': "tree: { path: 'Path: %{way}', moveQuestion: 'Move %{name}?' }\n",
      'src/overrides/line.ts': code,
    });
    expect(await findings(folder)).toMatchObject([
      {
        rule: 'placeholder-mismatch',
        file: 'locales/en/words.yaml',
        message: "Nothing fills %{way} of the text 'tree.path'.",
      },
    ]);
  });

  it('are not read in a language that the console does not have', () => {
    const { catalogues } = parseProject(readSources(diskFiles(projectWith()))).project;
    expect(Object.keys(catalogues)).toEqual(['en']);
  });

  it('leave to another language of the frame the texts of the project alone', async () => {
    const found = await findings(withLanguage('ja'));
    expect(new Set(found.map(({ rule, file }) => `${rule} ${file}`))).toEqual(
      new Set(['missing-text locales/en/library.yaml']),
    );
  });

  it('are all missing in a language that the frame lacks, with the files they belong into', async () => {
    const folder = withLanguage('de', { 'locales/de/shell/tree.yaml': 'tree: { title: Baum }\n' });
    const found = await findings(folder);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['missing-text']));
    expect(found).toContainEqual(
      expect.objectContaining({
        file: `${ENGINE_FRAME}/en/lists.yaml`,
        message: 'These texts are missing in de.',
        expected: 'locales/de/shell/lists.yaml',
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        file: `${ENGINE_FRAME}/en/tree.yaml`,
        message: "The text 'tree.show' is missing in de.",
        expected: "'tree.show' in locales/de/shell/tree.yaml",
      }),
    );
    expect(found.filter(({ message }) => message?.includes("'tree.title'"))).toEqual([]);
  });

  it('may stand in other files of a project than in the frame', async () => {
    const folder = withLanguage('de', { 'locales/de/words.yaml': 'tree: { title: Baum }\n' });
    const messages = (await findings(folder)).map(({ message }) => message);
    expect(messages).toContain("The text 'tree.show' is missing in de.");
    expect(messages).not.toContain("The text 'tree.title' is missing in de.");
  });

  it('are written into the project by fix, to be translated there', async () => {
    const folder = withLanguage('de', { 'locales/de/shell/tree.yaml': 'tree: { title: Baum }\n' });
    await run(['fix', '--write'], folder);
    expect(read(folder, 'locales/de/shell/tabs.yaml')).toMatch(
      /^tabBar:\n {2}label: .+ # gatehouse: translate$/m,
    );
    expect((await findings(folder)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(diskFiles(folder).list('src')).toEqual([]);
  });

  it('are shown where the engine has them, and not renamed', async () => {
    const folder = projectWith();
    const { code, err } = await run(['rename', 'text', 'shell.logout', 'shell.leave'], folder);
    expect([code, err]).toEqual([
      expect.any(Number),
      expect.stringContaining("'shell.logout' is a text of the frame"),
    ]);
    const sources = readSources(diskFiles(folder));
    const { project } = parseProject(sources);
    const named = { project, model: derive(project), sources, code: [] };
    const [found] = definitions(named, { kind: 'text', name: 'shell.logout' });
    expect(found?.file).toBe(`${ENGINE_FRAME}/en/start.yaml`);
    const file = fileURLToPath(urisOf(folder).uriOf(found?.file ?? ''));
    expect(readFileSync(file, 'utf8').split('\n')[(found?.range.start.line ?? 0) - 1]).toBe(
      '  logout: Log out',
    );
  });

  it('are not among the files that format changes', async () => {
    const folder = projectWith();
    await run(['format', '--write'], folder);
    const { code, err } = await run(['format', '--check'], folder);
    expect([code, err]).toEqual([0, '0 files not in the house style.\n']);
  });
});

describe('the texts of the frame in the folder of the engine', () => {
  const FRAME = {
    'src/i18n/frame/en/start.yaml': 'titles: { create: New }\nshell: { logout: Log out }\n',
    'src/shell/Menu.ts': "export const words = ['shell.logout'];\n",
  };

  it('are those that are there, renamed with the code that names them', async () => {
    const folder = projectWith(FRAME);
    expect((await run(['validate', '--strict'], folder)).out).toContain('No findings');
    expect(
      (await run(['rename', 'text', 'shell.logout', 'shell.leave', '--write'], folder)).code,
    ).toBe(0);
    expect(read(folder, 'src/i18n/frame/en/start.yaml')).toContain('shell: { leave: Log out }');
    expect(read(folder, 'src/shell/Menu.ts')).toContain("'shell.leave'");
  });

  it('are unused when neither code nor manifests need them', async () => {
    const folder = projectWith({
      ...FRAME,
      'src/i18n/frame/en/other.yaml': 'shell: { spare: Spare }\n',
    });
    expect(await findings(folder)).toMatchObject([
      { rule: 'unused-text', file: 'src/i18n/frame/en/other.yaml' },
    ]);
  });
});
