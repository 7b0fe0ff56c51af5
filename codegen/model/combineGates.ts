import { compareVersions, type Gate, type SettingTest } from './gates.ts';

/** A gate that is open when both are open; duplicate requirements are removed. */
export function combineGates(...given: readonly (Gate | undefined)[]): Gate {
  const gates = given.filter((gate) => gate !== undefined && !isOpen(gate));
  // Most fields have no gate, most pages one.
  if (gates.length < 2) return gates[0] ?? {};
  const permissions = [...new Set(gates.flatMap((gate) => gate?.permissions ?? []))];
  const settings = uniqueSettings(gates.flatMap((gate) => gate?.settings ?? []));
  const any = gates
    .flatMap((gate) => (gate?.any ? [gate.any] : []))
    .reduce<readonly Gate[]>(
      (ones, others) =>
        ones.length === 0
          ? others
          : ones.flatMap((one) => others.map((other) => combineGates(one, other))),
      [],
    );
  const since = versions(gates, 'since').at(-1);
  const until = versions(gates, 'until')[0];
  return {
    ...(permissions.length > 0 && { permissions }),
    ...(gates.some((gate) => gate?.licence) && { licence: true as const }),
    ...(settings.length > 0 && { settings }),
    ...(gates.some((gate) => gate?.organization) && { organization: 'not-root' as const }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(any.length > 0 && { any }),
  };
}

function versions(gates: readonly (Gate | undefined)[], key: 'since' | 'until'): readonly string[] {
  return gates.flatMap((gate) => gate?.[key] ?? []).toSorted(compareVersions);
}

/** Does the gate let everybody through? */
function isOpen(gate: Gate): boolean {
  for (const _ in gate) return false;
  return true;
}

function uniqueSettings(tests: readonly SettingTest[]): readonly SettingTest[] {
  return tests.filter(
    (test, index) =>
      tests.findIndex((other) => other.name === test.name && other.equals === test.equals) ===
      index,
  );
}
