import { expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { derive } from '../../codegen/derive/derive.ts';
import type { Name, NamedProject } from '../../codegen/names/name.ts';
import { renameEdits } from '../../codegen/names/rename.ts';
import type { FileEdit } from '../../codegen/read/textEdit.ts';
import type { SourceFile } from '../../codegen/read/sources.ts';
import { projectCode, projectSources } from '../projectSources.ts';
import { edited } from '../codegen/names/renamed.ts';

const { files: code, textUses } = await projectCode();
const sources = { ...projectSources(), textUses };
const { project } = parseProject(sources);
const named: NamedProject = { project, model: derive(project), sources, code };

/** Names whose renaming touches much, one of each kind that may be renamed. */
const RENAMED: readonly (readonly [Name, string])[] = [
  [{ kind: 'resource', name: 'users.usergroup' }, 'users.team'],
  [{ kind: 'resource', name: 'assets.systemuser' }, 'assets.loginname'],
  [{ kind: 'field', name: 'users.user.comment' }, 'remark'],
  [{ kind: 'field', name: 'users.user.login_blocked' }, 'is_locked'],
  [{ kind: 'field', name: 'assets.asset.protocols' }, 'ways_in'],
  [{ kind: 'route', name: 'AssetDetail' }, 'MachineDetail'],
  [{ kind: 'route', name: 'BatchCommand' }, 'RunCommand'],
  [{ kind: 'permission', name: 'users.invite_user' }, 'users.ask_user'],
  [{ kind: 'permission', name: 'assets.push_assetsystemuser' }, 'assets.send_assetsystemuser'],
  [{ kind: 'text', name: 'app.retry' }, 'app.again'],
];

const apply = (files: readonly SourceFile[], edits: readonly FileEdit[]) =>
  files.map((file) => {
    const text = edited(file.path, file.text, edits);
    return text === file.text ? file : { ...file, text };
  });

it.each(RENAMED)(
  'renames $kind $name to %s in the whole project, which stays valid',
  (name, next) => {
    const renamed = renameEdits(named, name, next);
    if (renamed.kind === 'refused') throw new Error(renamed.because);
    const moved = (files: readonly SourceFile[] = []) =>
      apply(files, renamed.edits).map((file) => {
        const to = renamed.moves.find(({ from }) => from === file.path)?.to;
        return to === undefined ? file : { ...file, path: to };
      });
    const { diagnostics } = compile({
      manifests: moved(sources.manifests),
      locales: moved(sources.locales),
      overrides: moved(sources.overrides),
    });
    expect(diagnostics).toEqual([]);
  },
);
