import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
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
    const wrong = [...unknown, ...unsentSuccessors(project)];
    return project.features.value.licence ? wrong : [...wrong, ...gatesOfNoLicence(project)];
  },
};

/** What has the value of another setting is sent by one of the servers. */
function unsentSuccessors({ features, servers }: LinkContext['project']): readonly Finding[] {
  const sent = new Set(servers.flatMap(({ value }) => value.settings ?? []));
  if (!features || sent.size === 0) return [];
  return Object.entries(features.value.settings).flatMap(([name, { successor }]) => {
    const [setting = ''] = successor?.split('.') ?? [];
    if (successor === undefined || sent.has(setting)) return [];
    return errorAt(placeOfValue(features, ['settings', name, 'successor']), {
      message: `No server sends a public setting '${setting}'.`,
      expected: `a setting of manifest/servers: ${oneOf(sent)}`,
    });
  });
}

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
