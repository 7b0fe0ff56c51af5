import { errorAt, oneOf, placeOf, type Finding, type LinkContext, type Rule } from '../rule.ts';
import { allGates } from '../walk/gates.ts';
import { unknownNames } from '../walk/knownNames.ts';

/** Every public setting that a gate, a hidden route, an expectation or the licence names is declared. */
export const unknownSetting: Rule = {
  name: 'unknown-setting',
  check(context) {
    const { project } = context;
    if (!project.features) return [];
    const unknown = unknownNames(context, 'setting', 'public setting', {
      expected: (names) => `a setting of manifest/features.yaml: ${oneOf(names)}`,
    });
    return project.features.value.licence ? unknown : [...unknown, ...gatesOfNoLicence(project)];
  },
};

/** Without a licence what requires one is closed for ever. */
function gatesOfNoLicence(project: LinkContext['project']): readonly Finding[] {
  return allGates(project)
    .filter(({ gate }) => gate.licence !== undefined)
    .map(({ located, path }) =>
      errorAt(placeOf(located, [...path, 'licence']), {
        message: 'No setting means a valid licence.',
        expected: 'the key licence in manifest/features.yaml, or no such gate',
      }),
    );
}
