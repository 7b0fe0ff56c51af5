import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { reportPretty } from '../../../codegen/report/pretty.ts';
import { baseFiles, filesOf, goldenCases, sourcesOf } from './goldenProject.ts';

const USER = 'manifest/resources/users/user.yaml';
const VIEW = 'manifest/views/console.yaml';

/** The base project with replacements. */
function changed(changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const files = new Map(baseFiles());
  for (const [file, from, to] of changes) {
    const text = files.get(file) ?? '';
    expect(text, `${file} holds ${from}`).toContain(from);
    files.set(file, text.replace(from, to));
  }
  return files;
}

/** Five different errors, three of them in one file. */
const FIVE_MISTAKES = changed([
  [USER, 'columns: [name, username,', 'columns: [name, usernme,'],
  [USER, 'name: { type: string, required: true,', 'name: { type: string, requred: true,'],
  [USER, 'source: local, mode: create', 'source: locl, mode: create'],
  [VIEW, 'needs: users.view_user', 'needs: users.veiw_user'],
  [VIEW, 'icon: people', 'icon: poeple'],
]);

describe('compile', () => {
  it('reports five different mistakes in one run, each with place, frame and suggestion', () => {
    const { diagnostics, model } = compile(sourcesOf(FIVE_MISTAKES));
    expect(model).toBeUndefined();
    expect(
      diagnostics.map(({ file, range: { start }, rule, suggestion }) => [
        `${file}:${start.line}:${start.column}`,
        rule,
        suggestion,
      ]),
    ).toEqual([
      [`${USER}:8:25`, 'unknown-key', 'required'],
      [`${USER}:25:19`, 'unknown-field', 'username'],
      [`${USER}:35:39`, 'impossible-condition', 'local'],
      [`${VIEW}:7:11`, 'unknown-icon', 'people'],
      [`${VIEW}:9:45`, 'unknown-permission', 'users.view_user'],
    ]);
    const text = reportPretty({
      diagnostics,
      textOf: (file) => FIVE_MISTAKES.get(file),
      colours: false,
    });
    expect(text).toContain(
      [
        `${USER}:25:19 error[unknown-field] There is no field 'usernme' in users.user.`,
        '     |',
        '  25 |   columns: [name, usernme, groups, source, login_blocked, date_joined]',
        '     |                   ^^^^^^^',
      ].join('\n'),
    );
    expect(text).toContain("Did you mean 'username'?");
  });

  it('reports them all when they stand in one file and some are wrong values', () => {
    const files = changed([
      [USER, 'columns: [name, username,', 'columns: [name, usernme,'],
      [USER, 'name: { type: string, required: true,', 'name: { type: strng, required: true,'],
      [USER, 'source: local, mode: create', 'source: locl, mode: create'],
      [USER, 'resource: users.user', 'resource: users.user\nbulk: never\npermision: users.user'],
    ]);
    const { diagnostics } = compile(sourcesOf(files));
    expect(diagnostics.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
      ['wrong-type', undefined],
      ['unknown-key', 'permission'],
      ['wrong-value', 'string'],
      ['unknown-field', 'username'],
      ['impossible-condition', 'local'],
    ]);
  });

  it('gives the same findings and model with files in any order', () => {
    const contested = ['duplicate-view', 'duplicate-resource', 'duplicate-route', 'duplicate-text'];
    const cases = goldenCases().filter(
      ({ rule, name }) => contested.includes(rule) && name === 'bad',
    );
    const orders = [...cases.map(filesOf), baseFiles(), FIVE_MISTAKES].map((files) => [
      compile(sourcesOf(files)),
      compile(shuffled(files)),
    ]);
    for (const [straight, other] of orders) expect(other).toEqual(straight);
  });

  it('says nothing about what follows from a file that does not pass', () => {
    const files = changed([[USER, 'resource: users.user', 'resource: [users.user']]);
    expect(compile(sourcesOf(files)).diagnostics.map(({ rule }) => rule)).toEqual(['syntax']);
  });

  it('has a model when there are only warnings', () => {
    const files = changed([[VIEW, 'users.view_user', 'users.audit_usergroup']]);
    const { diagnostics, model } = compile(sourcesOf(files));
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(model).toBeDefined();
  });

  it('names what is missing in an empty folder, and does not fail', () => {
    const { diagnostics } = compile({ manifests: [], locales: [], overrides: [] });
    expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set(['missing-file']));
  });
});

/** The files in reverse order. */
function shuffled(files: ReadonlyMap<string, string>) {
  const { manifests, locales, overrides } = sourcesOf(files);
  return {
    manifests: manifests.toReversed(),
    locales: locales.toReversed(),
    overrides: overrides.toReversed(),
  };
}
