import type { ConsoleModel } from '../model/console.ts';
import type { SettingTest } from '../model/gates.ts';
import type { AccessPoint } from './accessPoint.ts';
import type { AccessPoints } from './accessPoints.ts';
import { demandsOf, obstacleTo } from './decide.ts';
import { mostOpen, type Person, type Situation } from './people.ts';
import type { Demand } from './requirement.ts';

/** What it takes, beside permissions, that something is open to a user. */
export interface Conditions {
  /** The keys of gates that close it at times, in a fixed order. */
  readonly by: readonly ('licence' | 'organization' | 'setting')[];
  /** Of each group of settings one must have its value; most groups have one. */
  readonly settings: readonly (readonly SettingTest[])[];
}

/** Conditions under which an access point is open, undefined when it never is. */
export function conditionsOf(
  point: AccessPoint,
  console: { readonly points: AccessPoints; readonly model: Pick<ConsoleModel, 'settings'> },
  person: Person,
): Conditions | undefined {
  const { points, model } = console;
  const isClosed = (is: Partial<Situation>, isOn?: Situation['isSet']) =>
    obstacleTo(point, points, person, { ...mostOpen(model.settings, isOn), ...is }) !== undefined;
  if (isClosed({})) return undefined;
  const settings = isClosed({}, () => false)
    ? settingGroups([...settingTests(point, points)], (off) =>
        isClosed({}, (test) => !off.has(keyOf(test))),
      )
    : [];
  return {
    by: [
      ...(isClosed({ licence: false }) ? (['licence'] as const) : []),
      ...(isClosed({ root: true }) ? (['organization'] as const) : []),
      ...(settings.length > 0 ? (['setting'] as const) : []),
    ],
    settings,
  };
}

/** The settings without each of which it is closed; then those of which one is enough. */
function settingGroups(
  tests: readonly SettingTest[],
  isClosedWithout: (off: ReadonlySet<string>) => boolean,
): Conditions['settings'] {
  const needed = tests.filter((test) => isClosedWithout(new Set([keyOf(test)])));
  const others = tests.filter((test) => !needed.includes(test));
  return [
    ...needed.map((test) => [test]),
    ...(isClosedWithout(new Set(others.map(keyOf))) ? [others] : []),
  ];
}

/** The settings that a point and whatever shows it ask for, once each. */
function settingTests(point: AccessPoint, points: AccessPoints): Iterable<SettingTest> {
  const tests = new Map<string, SettingTest>();
  const collect = (demands: readonly Demand[]) => {
    for (const demand of demands) {
      if ('setting' in demand) tests.set(keyOf(demand.setting), demand.setting);
      if ('any' in demand) for (const gate of demand.any) collect(demandsOf(gate));
    }
  };
  const visit = ({ requirements, within }: AccessPoint) => {
    collect(requirements.map(({ demand }) => demand));
    for (const id of within) {
      const page = points.get(id);
      if (page) visit(page);
    }
  };
  visit(point);
  return tests.values();
}

function keyOf({ name, equals }: SettingTest): string {
  return `${name} ${typeof equals} ${equals}`;
}

const WORDS = { licence: 'with a licence', organization: 'outside the root organization' };

/**
 * `with a licence, by setting`; empty when there are no conditions.
 *
 * @param ofSettings what is said of the settings, `settingWords` to name them
 */
export function conditionWords({ by }: Pick<Conditions, 'by'>, ofSettings: string): string {
  return by.map((key) => (key === 'setting' ? ofSettings : WORDS[key])).join(', ');
}

/** `while SHOP_ENABLED is on`. */
export function settingWords({ settings }: Conditions): string {
  const value = (equals: SettingTest['equals']) =>
    equals === true ? 'on' : equals === false ? 'off' : equals;
  const groups = settings.map((tests) =>
    tests.map(({ name, equals }) => `${name} is ${value(equals)}`).join(' or '),
  );
  return `while ${groups.join(' and ')}`;
}
