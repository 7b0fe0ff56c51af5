import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { emit } from '../../../codegen/emit/emit.ts';
import type { SourceFile, SourceSet } from '../../../codegen/read/sources.ts';
import { baseFiles, sourcesOf } from '../front/goldenProject.ts';

const USER = 'manifest/resources/users/user.yaml';

type Change = readonly [path: string, from: string, to: string];

const CHANGES: Readonly<Record<string, Change>> = {
  'a fact of a field': [
    USER,
    'name: { type: string, required: true, maxLength: 128',
    'name: { type: string, required: true, maxLength: 64',
  ],
  'what is more of a field': [USER, 'cells: { login_blocked: yes-only }', 'cells: {}'],
  'a field that others show': [USER, 'record: { title: name', 'record: { title: username'],
  'a text of one language': ['locales/ja/users.yaml', 'one: ', 'one: X'],
  'a text that one language lacks': ['locales/zh/users.yaml', 'one:', 'oen:'],
  'a name that is unknown': [USER, 'columns: [name,', 'columns: [nmae,'],
  'a file that cannot be read': ['locales/en/users.yaml', 'resources:', 'resources: ['],
  'the languages': ['manifest/app.yaml', 'fallbackLanguage: en', 'fallbackLanguage: zh'],
};

/** What watch mode relies on: what is remembered of the files that did not change changes no answer. */
describe('a change while watching', () => {
  const before = sourcesOf(baseFiles());
  const first = outputOf(before);

  it.each(Object.entries(CHANGES))('of %s gives what is given from nothing', (_, change) => {
    const after = changed(before, change);
    const again = outputOf(after);
    expect(again).toEqual(outputOf(copyOf(after)));
    expect(again).not.toEqual(first);
  });
});

function changed(sources: SourceSet, [path, from, to]: Change): SourceSet {
  const all = [...sources.manifests, ...sources.locales];
  if (!all.some((file) => file.path === path && file.text.includes(from))) {
    throw new Error(`${path} has no '${from}'.`);
  }
  const one = (file: SourceFile) =>
    file.path === path ? { path, text: file.text.replace(from, to) } : file;
  return {
    ...sources,
    manifests: sources.manifests.map(one),
    locales: sources.locales.map(one),
  };
}

/** The same files as other objects, of which nothing is remembered. */
function copyOf(sources: SourceSet): SourceSet {
  const copies = (files: readonly SourceFile[]) => files.map((file) => ({ ...file }));
  return { ...sources, manifests: copies(sources.manifests), locales: copies(sources.locales) };
}

function outputOf(sources: SourceSet): unknown {
  const { model, diagnostics } = compile(sources);
  return {
    files: model && emit(model),
    findings: diagnostics.map(({ rule, severity, message, file, range }) => ({
      rule,
      severity,
      message,
      file,
      range,
    })),
  };
}
