import { describe, expect, it } from 'vitest';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { matcherOf, namespaceOf, textsNamedBy } from '../../codegen/link/walk/textsInCode.ts';
import { LIBRARY_NAMESPACE } from '../../codegen/link/rules/texts.ts';
import { projectCode, projectSources } from '../projectSources.ts';

const { catalogues, frameTexts = {} } = parseProject(projectSources()).project;

/** What entries of the top bar need that a manifest declares: their project has it. */
const DECLARED = 'topbar.*Waiting';

/** What the compiler asks for in every console. */
const DERIVED = /^(?:titles\.(?:create|update|detail)|fields\.id|groups\.basic|tabs\.summary)$/;

function isOfEngine(file: string): boolean {
  const isOverride = file.startsWith('src/overrides/');
  return (file.startsWith('src/') && !isOverride) || file.startsWith('sandbox/kernel/');
}

const { textUses } = await projectCode();
const uses = textUses.filter(({ file, kind }) => kind === undefined && isOfEngine(file));

describe('the texts of the frame', () => {
  it('are the same in every language', () => {
    const [first, ...others] = Object.values(frameTexts).map((texts) =>
      [...texts.keys()].toSorted(),
    );
    expect(Object.keys(frameTexts)).toEqual(['en', 'ja', 'zh']);
    for (const keys of others) expect(keys).toEqual(first);
  });

  it('are all that the engine names', () => {
    const all = [...(catalogues['en'] ?? [])];
    const isOfProject = uses.flatMap(({ file, parts }) => {
      const named = matcherOf(parts);
      const texts = all.filter(([key]) => named.has(key) && !key.startsWith('resources.'));
      const lacking = texts.filter(([key]) => !frameTexts['en']?.has(key));
      // A template names what belongs to the project, too: the warning of a resource.
      if (parts.join('*') === DECLARED) return [];
      return lacking.length > 0 && (parts.length === 1 || lacking.length === texts.length)
        ? [`${file}: ${parts.join('*')}`]
        : [];
    });
    expect(isOfProject).toEqual([]);
  });

  it('are all needed by the engine', () => {
    const named = textsNamedBy(uses);
    const spare = [...(frameTexts['en']?.keys() ?? [])].filter(
      (key) => !named.has(key) && namespaceOf(key) !== LIBRARY_NAMESPACE && !DERIVED.test(key),
    );
    expect(spare).toEqual([]);
  });
});
