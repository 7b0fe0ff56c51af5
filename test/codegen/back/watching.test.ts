import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { emit } from '../../../codegen/emit/emit.ts';
import type { SourceFile, SourceSet } from '../../../codegen/read/sources.ts';
import { projectSources } from '../../projectSources.ts';

interface Change {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a fact of a field': {
    path: 'manifest/resources/assets/label.yaml',
    from: 'maxLength: 128',
    to: 'maxLength: 64',
  },
  'a field that others show': {
    path: 'manifest/resources/users/usergroup.yaml',
    from: 'record: { title: name',
    to: 'record: { title: comment',
  },
  'a text of one language': {
    path: 'locales/ja/assets.yaml',
    from: 'one: ',
    to: 'one: X',
  },
  'a text that one language lacks': {
    path: 'locales/zh/assets.yaml',
    from: 'label:',
    to: 'lable:',
  },
  'a name that is unknown': {
    path: 'manifest/resources/assets/label.yaml',
    from: 'columns: [name,',
    to: 'columns: [nmae,',
  },
  'a file that cannot be read': {
    path: 'locales/en/assets.yaml',
    from: 'resources:',
    to: 'resources: [',
  },
  'the languages': {
    path: 'manifest/app.yaml',
    from: 'fallbackLanguage: en',
    to: 'fallbackLanguage: zh',
  },
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

function changed(sources: SourceSet, { path, from, to }: Change): SourceSet {
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
