import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { emit } from '../../../codegen/emit/emit.ts';
import type { SourceFile, SourceSet } from '../../../codegen/read/sources.ts';
import { projectSources } from '../../projectSources.ts';

type Change = readonly [path: string, from: string, to: string];

const CHANGES: Readonly<Record<string, Change>> = {
  'a fact of a field': [
    'manifest/servers/v2.23/assets.yaml',
    'hostname: { type: string, required: true, maxLength: 128',
    'hostname: { type: string, required: true, maxLength: 64',
  ],
  'what is more of a field': [
    'manifest/resources/assets/asset.yaml',
    'widget: protocols',
    'widget: comma-list',
  ],
  'a field that others show': [
    'manifest/resources/assets/label.yaml',
    'record: { title: name',
    'record: { title: comment',
  ],
  'a text of one language': ['locales/ja/assets.yaml', 'one: ', 'one: X'],
  'a text that one language lacks': ['locales/zh/assets.yaml', 'label:', 'lable:'],
  'a name that is unknown': [
    'manifest/resources/assets/label.yaml',
    'columns: [name,',
    'columns: [nmae,',
  ],
  'a file that cannot be read': ['locales/en/assets.yaml', 'resources:', 'resources: ['],
  'the languages': ['manifest/app.yaml', 'fallbackLanguage: en', 'fallbackLanguage: zh'],
};

/** What watch mode relies on: what is remembered of the files that did not change changes no answer. */
describe('a change while watching', () => {
  const before = projectSources();
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
