import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Rule } from '../rule.ts';
import { placeOfUse } from '../walk/nameUses.ts';
import { settingUses } from '../walk/settingUses.ts';

const name = 'unknown-setting';

/** Every public setting that a gate, a hidden route, an expectation or the licence names is declared. */
export const unknownSetting: Rule = {
  name,
  check({ project }) {
    const { features } = project;
    if (!features) return [];
    const known = new Set(Object.keys(features.value.settings));
    return settingUses(project)
      .filter((use) => !known.has(use.name))
      .map((use) =>
        errorAt(name, placeOfUse(use), `There is no public setting '${use.name}'.`, {
          expected: `a setting of manifest/features.yaml: ${oneOf(known)}`,
          suggestion: () => nearest(use.name, known),
        }),
      );
  },
};
