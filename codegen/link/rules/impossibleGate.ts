import type { KeyPath } from '../../read/located.ts';
import type { SettingFactsSource } from '../../schema/generated/manifest.ts';
import { errorAt, placeOf, placeOfValue, type Rule } from '../rule.ts';
import { namesOfKind, placeOfUse, type NameUse } from '../walk/nameUses.ts';

/** Every gate can open: a setting can have the value that is asked for, and a gate above asks for no other. */
export const impossibleGate: Rule = {
  name: 'impossible-gate',
  check({ project }) {
    const { features } = project;
    if (!features) return [];
    // A setting that is only named has to be on.
    const gates = namesOfKind(project, ['setting']).filter(({ path }) => !isRead(path));
    const tests = gates.map((use): SettingUse => ({
      ...use,
      gate: use.path.slice(0, use.path.lastIndexOf('setting')),
      value: use.at === 'value' || use.value,
    }));
    return tests.flatMap((test) => {
      const { name, located, path, value } = test;
      const facts = features.value.settings[name];
      const key = facts && ruledOutBy(facts, value);
      const above = tests.find((other) => other.value !== value && isAbove(other, test));
      const because = key ? placeOf(features, ['settings', name, key]) : above && placeOfUse(above);
      if (!because) return [];
      const reason =
        key === 'type'
          ? `it is of type ${facts?.type}`
          : key === 'default'
            ? `the server does not send it, and it is ${JSON.stringify(facts?.default)}`
            : 'the gate around this one asks for another value';
      return errorAt(placeOfValue(located, path), {
        message: `'${name}' is never ${JSON.stringify(value)} here: ${reason}.`,
        expected: key ? 'a value that the setting can have' : 'the same value, or no such gate',
        related: [{ message: 'This says so.', ...because }],
      });
    });
  },
};

/** Of `session` and `brand` the value is read; it opens nothing. */
function isRead([key]: KeyPath): boolean {
  return key === 'session' || key === 'brand';
}

/** What a manifest asks of a setting. */
interface SettingUse extends NameUse {
  /** Where the gate stands. */
  readonly gate: KeyPath;
}

/** The key of a setting's description by which it never has a value. */
function ruledOutBy(
  { type, sent, default: fixed }: SettingFactsSource,
  value: unknown,
): 'type' | 'default' | undefined {
  const fits = type === 'integer' ? Number.isInteger(value) : typeof value === type;
  if (!fits) return 'type';
  return sent === false && value !== fixed ? 'default' : undefined;
}

/** Is the one gate around the other, and about the same setting? Only what is in the menu depends on `hidden`. */
function isAbove(one: SettingUse, other: SettingUse): boolean {
  return (
    one.name === other.name &&
    one.located === other.located &&
    other.gate.at(-1) !== 'hidden' &&
    one.gate.length < other.gate.length &&
    one.gate.every((step, index) => step === other.gate[index])
  );
}
