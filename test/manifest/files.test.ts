import { describe, expect, it } from 'vitest';
import { formatYaml } from '../../codegen/edit/format.ts';
import { difference } from '../codegen/front/yamlReaders.ts';
import { faultsWhileTyping } from '../codegen/front/whileTyping.ts';
import { projectSources } from '../projectSources.ts';

const { manifests, locales } = projectSources();
const FILES = [...manifests, ...locales];

describe('every manifest and catalogue', () => {
  it('is in the house style', () => {
    const others = FILES.filter((file) => formatYaml(file) !== file.text);
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('is read by the reader of plain YAML as the library does', () => {
    expect(FILES.flatMap(({ text }) => difference(text) ?? [])).toEqual([]);
  });
});

it.each(manifests.map((file) => [file.path, file] as const))(
  'what is wrong in the middle of %s is found',
  (path, file) => {
    expect(faultsWhileTyping(manifests, file), path).toEqual([]);
  },
);
