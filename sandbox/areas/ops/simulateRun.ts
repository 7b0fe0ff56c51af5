import type { ValuesOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

interface Host {
  readonly name: string;
  readonly reachable: boolean;
}

/** The log and the result of a simulated run: active hosts succeed, others are unreachable. */
export function simulateRun(
  name: string,
  steps: unknown,
  hosts: readonly Host[],
): { readonly lines: readonly string[]; readonly facts: ValuesOf<'ops.adhocexecution'> } {
  const names = namesOf(steps);
  const good = hosts.filter((host) => host.reachable).map((host) => host.name);
  const bad = hosts.filter((host) => !host.reachable).map((host) => host.name);
  const lines = [
    `PLAY [${name}]`,
    ...names.flatMap((step) => [
      '',
      `TASK [${step}]`,
      ...good.map((host) => `ok: [${host}]`),
      ...bad.map((host) => `fatal: [${host}]: UNREACHABLE! => {"msg": "no route to host"}`),
    ]),
    '',
    'PLAY RECAP',
    ...hosts.map(
      (host) =>
        `${host.name} : ok=${host.reachable ? names.length : 0} unreachable=${host.reachable ? 0 : 1}`,
    ),
  ];
  const failure = Object.fromEntries(
    bad.map((host) => [host, { [names[0] ?? 'ping']: { msg: 'no route to host' } }]),
  );
  return {
    lines,
    facts: {
      hosts_amount: hosts.length,
      is_finished: true,
      is_success: bad.length === 0,
      stat: { total: hosts.length, success: good.length, failed: bad.length },
      last_success: good,
      last_failure: failure,
      result: '{}',
      summary: '{}',
    },
  };
}

function namesOf(steps: unknown): readonly string[] {
  if (!Array.isArray(steps)) return [];
  return steps.flatMap((step: unknown) =>
    typeof step === 'object' && step !== null && 'name' in step ? [String(step.name)] : [],
  );
}
