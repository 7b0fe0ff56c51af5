import type { KeyPath, Located } from '../../read/located.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { GateSource } from '../../schema/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type LinkContext, type Rule } from '../rule.ts';
import { allGates } from '../walk/gates.ts';
import { routePlaces } from '../walk/routePlaces.ts';

const name = 'unknown-setting';

interface NamedSetting {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly setting: string;
}

/** Every public setting that a gate, a hidden route, an expectation or the licence names is declared. */
export const unknownSetting: Rule = {
  name,
  check({ project }) {
    const { features } = project;
    if (!features) return [];
    const known = new Set(Object.keys(features.value.settings));
    const named = [
      ...settingsInGates(project),
      ...(features.value.licence ?? []).map((setting, index) => ({
        located: features,
        path: ['licence', index],
        setting,
      })),
    ];
    const unknown = named
      .filter(({ setting }) => !known.has(setting))
      .map(({ located, path, setting }) =>
        errorAt(name, placeOf(located, path), `There is no public setting '${setting}'.`, {
          expected: `a setting of manifest/features.yaml: ${oneOf(known)}`,
          suggestion: () => nearest(setting, known),
        }),
      );
    return features.value.licence ? unknown : [...unknown, ...gatesOfNoLicence(project)];
  },
};

/** Without a licence what requires one is closed for ever. */
function gatesOfNoLicence(project: LinkContext['project']): readonly Diagnostic[] {
  return allGates(project)
    .filter(({ gate }) => gate.licence)
    .map(({ located, path }) =>
      errorAt(name, placeOf(located, [...path, 'licence']), 'No setting means a valid licence.', {
        expected: 'the key licence in manifest/features.yaml, or no such gate',
      }),
    );
}

function settingsInGates(project: LinkContext['project']): readonly NamedSetting[] {
  return [
    ...allGates(project).flatMap(({ located, path, gate }) =>
      settingsIn(gate.setting, located, [...path, 'setting']),
    ),
    ...routePlaces(project).flatMap(({ located, path, source }) =>
      typeof source.hidden === 'object'
        ? settingsIn(source.hidden.setting, located, [...path, 'hidden', 'setting'])
        : [],
    ),
    ...settingsInExpectations(project),
  ];
}

function settingsInExpectations({ expectations }: LinkContext['project']): readonly NamedSetting[] {
  return Object.entries(expectations?.value.expectations ?? {}).flatMap(([expectation, { need }]) =>
    expectations
      ? settingsIn(need?.setting, expectations, ['expectations', expectation, 'need', 'setting'])
      : [],
  );
}

function settingsIn(
  setting: GateSource['setting'],
  located: Located<unknown>,
  path: KeyPath,
): readonly NamedSetting[] {
  if (setting === undefined) return [];
  // A plain name is a value, whose range is more precise than that of its key.
  if (typeof setting === 'string') return [{ located: atValue(located), path, setting }];
  return Object.keys(setting).map((key) => ({ located, path: [...path, key], setting: key }));
}

function atValue(located: Located<unknown>): Located<unknown> {
  return { ...located, atKey: (path) => located.at(path) };
}
