import type { KeyPath, Located } from '../../read/located.ts';
import type { GateSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { allGates } from './gates.ts';
import { keyUses, valueUse, type NameUse } from './nameUses.ts';
import { routePlaces } from './routePlaces.ts';

/** Every public setting that a gate, a hidden route, an expectation or the licence names. */
export function settingUses(project: ParsedProject): readonly NameUse[] {
  const { features, expectations } = project;
  return [
    ...allGates(project).flatMap(({ located, path, gate }) =>
      settingsIn(gate.setting, located, [...path, 'setting']),
    ),
    ...routePlaces(project).flatMap(({ located, path, source }) =>
      typeof source.hidden === 'object'
        ? settingsIn(source.hidden.setting, located, [...path, 'hidden', 'setting'])
        : [],
    ),
    ...Object.entries(expectations?.value.expectations ?? {}).flatMap(([expectation, { need }]) =>
      expectations
        ? settingsIn(need?.setting, expectations, ['expectations', expectation, 'need', 'setting'])
        : [],
    ),
    ...(features?.value.licence ?? []).flatMap((setting, index) =>
      features ? valueUse(features, ['licence', index], setting) : [],
    ),
  ];
}

function settingsIn(
  setting: GateSource['setting'],
  located: Located<unknown>,
  path: KeyPath,
): readonly NameUse[] {
  return typeof setting === 'string'
    ? valueUse(located, path, setting)
    : keyUses(located, path, setting);
}
