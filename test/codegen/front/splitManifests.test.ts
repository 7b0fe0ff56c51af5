import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { completions } from '../../../codegen/lsp/completion.ts';
import { hoverAt } from '../../../codegen/lsp/hover.ts';
import { stateOf, withSources } from '../../../codegen/lsp/state.ts';
import { occurrences } from '../../../codegen/names/occurrences.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { howToSplit, kindOfFile, wholeOf } from '../../../codegen/read/manifestKinds.ts';
import type { SourceFile, SourceSet } from '../../../codegen/read/sources.ts';
import { baseFiles, sourcesOf } from './goldenProject.ts';
import { findingsIn, namedFiles, renamedFiles } from '../names/renamed.ts';

type Tree = Readonly<Record<string, unknown>>;

/** A manifest in one file for each entry of the map at a key, in their order, and one for the rest. */
function split({ path, text }: SourceFile, at: string): readonly SourceFile[] {
  const whole = parse(text) as Tree;
  const { [at]: entries, ...rest } = whole;
  const folder = path.replace(/\.yaml$/, '');
  const number = (index: number) => String(index).padStart(3, '0');
  return [
    ...(Object.keys(rest).length > 0 ? [{ path, text: stringify(rest) }] : []),
    ...Object.entries(entries as Tree).map(([key, value], index) => ({
      path: `${folder}/${number(index)}.yaml`,
      text: stringify({ [at]: { [key]: value } }),
    })),
  ];
}

const KEYS: Readonly<Record<string, string>> = {
  'manifest/api.yaml': 'addresses',
  'manifest/permissions.yaml': 'apps',
  'manifest/features.yaml': 'settings',
  'manifest/roles.yaml': 'roles',
};

const splitSources = ({ manifests, ...others }: SourceSet): SourceSet => ({
  ...others,
  manifests: manifests.flatMap((file) => {
    const key = file.path.startsWith('manifest/views/') ? 'routes' : KEYS[file.path];
    return key === undefined ? [file] : split(file, key);
  }),
});

/** Without the files and lines that things stand in. */
const facts = (model: ConsoleModel | undefined): unknown =>
  JSON.parse(
    JSON.stringify(model, (key, value: unknown) =>
      key === 'source' || key === 'at'
        ? undefined
        : value instanceof Map
          ? Object.fromEntries(value)
          : value,
    ),
  );

describe('a manifest that is split into several files', () => {
  it('says the same, for every manifest that may be split', () => {
    const sources = sourcesOf(baseFiles());
    const parts = splitSources(sources);
    expect(parts.manifests.length).toBeGreaterThan(sources.manifests.length + 5);
    const after = compile(parts);
    expect(after.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(facts(after.model)).toEqual(facts(compile(sources).model));
  });

  it('tells each finding where it is written', () => {
    const files = new Map(baseFiles());
    files.set('manifest/views/console/people.yaml', 'routes:\n  people: { resource: users.usr }\n');
    files.set('manifest/permissions/stock.yaml', 'apps:\n  stock: { box: [view, 7] }\n');
    expect(findingsIn(files)).toEqual([
      expect.stringMatching(/^wrong-type manifest\/permissions\/stock\.yaml/),
      expect.stringMatching(
        /^unknown-resource manifest\/views\/console\/people\.yaml: .*users\.usr/,
      ),
    ]);
  });

  it('has no meaning while one of its files cannot be read', () => {
    const files = new Map(baseFiles());
    files.set('manifest/views/console/people.yaml', 'routes: [\n');
    expect(findingsIn(files)).toHaveLength(1);
    files.set('manifest/views/console/people.yaml', '');
    expect(findingsIn(files)).toEqual([
      expect.stringMatching(/^wrong-type manifest\/views\/console\/people\.yaml/),
    ]);
  });

  it('may lack the file of its own name', () => {
    const files = new Map(baseFiles());
    for (const manifest of ['api', 'permissions', 'views/console']) {
      files.set(`manifest/${manifest}/all.yaml`, files.get(`manifest/${manifest}.yaml`) ?? '');
      files.delete(`manifest/${manifest}.yaml`);
    }
    expect(findingsIn(files)).toEqual([]);
  });

  it.each([
    ['manifest/api/users.yaml', 'manifest/api.yaml', 'api'],
    ['manifest/views/console/users.yaml', 'manifest/views/console.yaml', 'view'],
    ['manifest/app/shell.yaml', 'manifest/app/shell.yaml', undefined],
    ['manifest/api/users/groups.yaml', 'manifest/api/users/groups.yaml', undefined],
    ['manifest/resources/users/user.yaml', 'manifest/resources/users/user.yaml', 'resource'],
  ])('knows what %s is a part of', (path, whole, kind) => {
    expect([wholeOf(path), kindOfFile(path)]).toEqual([whole, kind]);
  });

  it('is what a file that is too large becomes', () => {
    const advice =
      'move keys to files in manifest/views/console/, which are parts of manifest/views/console.yaml';
    expect(howToSplit('manifest/views/console.yaml')).toBe(advice);
    expect(howToSplit('manifest/views/console/users.yaml')).toBe(advice);
  });

  it('is renamed in all of its files', () => {
    const files = new Map(baseFiles());
    files.set('manifest/permissions/stock.yaml', 'apps:\n  stock: { box: [view, count] }\n');
    files.set(
      'manifest/views/console/stock.yaml',
      'routes:\n  people: { resource: users.user, name: People, needs: stock.count_box }\n',
    );
    const permission = renamedFiles(
      files,
      { kind: 'permission', name: 'stock.count_box' },
      'stock.weigh_box',
    );
    expect(permission.get('manifest/permissions/stock.yaml')).toContain('[view, weigh]');
    expect(permission.get('manifest/views/console/stock.yaml')).toContain('stock.weigh_box');
    const route = renamedFiles(files, { kind: 'route', name: 'PeopleList' }, 'HumanList');
    expect(route.get('manifest/views/console/stock.yaml')).toContain('name: Human,');
    const resource = renamedFiles(files, { kind: 'resource', name: 'users.user' }, 'users.person');
    expect(resource.get('manifest/views/console/stock.yaml')).toContain('resource: users.person');
    expect(resource.get('manifest/views/console.yaml')).toContain('resource: users.person');
  });

  it('tells an editor where its names stand, and takes the same names in each file', () => {
    const files = new Map(baseFiles());
    files.set('manifest/permissions/stock.yaml', 'apps:\n  stock: { box: [view, count] }\n');
    const path = 'manifest/views/console/stock.yaml';
    const text =
      'routes:\n  people: { resource: users.user, needs: stock.count_box, name: People }\n';
    files.set(path, text);
    const [definition] = occurrences(namedFiles(files), {
      kind: 'permission',
      name: 'stock.count_box',
    });
    expect(definition).toMatchObject({
      role: 'definition',
      file: 'manifest/permissions/stock.yaml',
      range: { start: { line: 2, column: 24 } },
    });
    const state = stateOf({ sources: sourcesOf(files), code: [], diagnostics: [] });
    const hover = hoverAt(state, { path, text }, { line: 2, column: text.indexOf('stock.') - 7 });
    expect(hover?.text).toContain('permission `stock.count_box`');
    expect(hover?.text).toContain('Declared in `manifest/permissions/stock.yaml:2`');
    const labels = (word: string) => {
      const line = text.split('\n')[1] ?? '';
      const column = line.indexOf(word) + 2;
      return completions({ path, text }, { line: 2, column }, (next) =>
        withSources(state, sourcesOf(new Map([...files, [path, next]]))),
      ).map(({ label }) => label);
    };
    expect(labels('stock.count_box')).toContain('users.view_user');
    expect(labels('users.user')).toContain('users.usergroup');
    expect(labels('name')).toContain('redirect');
  });
});
