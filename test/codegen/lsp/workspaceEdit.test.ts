import { describe, expect, it } from 'vitest';
import { urisOf } from '../../../codegen/lsp/uris.ts';
import { workspaceEdit, type EditorAbilities } from '../../../codegen/lsp/workspaceEdit.ts';
import { renameEdits } from '../../../codegen/names/rename.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { namedFiles } from '../names/renamed.ts';

const CODE = 'src/shell/people.ts';
const named = namedFiles(
  new Map([
    ...baseFiles(),
    [CODE, "export const shown = { of: 'users.user', title: (row: Row) => row.name };\n"],
    ['src/shell/other.ts', 'export const name = 1;\n'],
  ]),
);
const renamed = renameEdits(named, { kind: 'field', name: 'users.user.name' }, 'full_name');
if (renamed.kind === 'refused') throw new Error(renamed.because);

function editFor(can: EditorAbilities) {
  if (renamed.kind === 'refused') throw new Error(renamed.because);
  const { sources, code } = named;
  const files = [...sources.manifests, ...sources.locales, ...code];
  const fileOf = (path: string) => files.find((file) => file.path === path);
  return workspaceEdit(renamed.edits, renamed.moves, fileOf, urisOf('/project'), can);
}

describe('a word that may be the renamed field, or something else', () => {
  it('is in doubt in a file about the resource, and not meant in others', () => {
    const inCode = renamed.edits.filter(({ file }) => file.startsWith('src/'));
    expect(inCode).toEqual([expect.objectContaining({ file: CODE, doubt: 'likely' })]);
  });

  it('is marked for an editor that asks', () => {
    const { documentChanges = [], changeAnnotations } = editFor({
      documentChanges: true,
      renameFiles: true,
      createFiles: true,
      annotations: true,
    });
    expect(JSON.stringify(documentChanges)).toContain('"annotationId":"likely"');
    expect(changeAnnotations).toEqual({
      likely: expect.objectContaining({ needsConfirmation: true }),
    });
  });

  it('is left as it is where the editor cannot ask', () => {
    const { changes = {} } = editFor({
      documentChanges: false,
      renameFiles: false,
      createFiles: false,
      annotations: false,
    });
    expect(Object.keys(changes)).toContain('file:///project/manifest/resources/users/user.yaml');
    expect(Object.keys(changes)).not.toContain(`file:///project/${CODE}`);
  });
});

describe('addresses of files', () => {
  it('are those of the project and of nobody else', () => {
    const { pathOf } = urisOf('/project');
    expect(pathOf('file:///project/manifest/app.yaml')).toBe('manifest/app.yaml');
    for (const other of [
      'file:///project',
      'file:///project2/a.yaml',
      'file:///project/../etc/hosts',
      'untitled:1',
      'file:///%E0%A4%A',
      '',
    ]) {
      expect(pathOf(other)).toBeUndefined();
    }
  });
});
