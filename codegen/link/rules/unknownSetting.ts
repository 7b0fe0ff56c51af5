import type { Diagnostic } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type LinkContext, type Rule } from '../rule.ts';
import { allGates } from '../walk/gates.ts';
import { placeOfUse, settingUses } from '../walk/nameUses.ts';

const name = 'unknown-setting';

/** Every public setting that a gate, a hidden route, an expectation or the licence names is declared. */
export const unknownSetting: Rule = {
  name,
  check({ project }) {
    const { features } = project;
    if (!features) return [];
    const known = new Set(Object.keys(features.value.settings));
    const unknown = settingUses(project)
      .filter((use) => !known.has(use.name))
      .map((use) =>
        errorAt(name, placeOfUse(use), `There is no public setting '${use.name}'.`, {
          expected: `a setting of manifest/features.yaml: ${oneOf(known)}`,
          suggestion: () => nearest(use.name, known),
        }),
      );
    return features.value.licence ? unknown : [...unknown, ...gatesOfNoLicence(project)];
  },
};

/** Without a licence what requires one is closed for ever. */
function gatesOfNoLicence(project: LinkContext['project']): readonly Diagnostic[] {
  return allGates(project)
    .filter(({ gate }) => gate.licence !== undefined)
    .map(({ located, path }) =>
      errorAt(name, placeOf(located, [...path, 'licence']), 'No setting means a valid licence.', {
        expected: 'the key licence in manifest/features.yaml, or no such gate',
      }),
    );
}
