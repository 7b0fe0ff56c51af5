import { isMap } from '../../model/isMap.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import { describedIn } from '../../schema/described.ts';
import { GATE_KEYS } from '../../schema/gates.ts';
import type { GateSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';

interface GatePart {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly gate: Readonly<Partial<Record<keyof GateSource, unknown>>>;
}

/**
 * Everything that can have a gate: entries of the shell, views, routes and their pages, and all parts of
 * resources.
 */
export function allGates(project: ParsedProject): readonly GatePart[] {
  return gatedFiles(project).flatMap((located) =>
    describedIn(located).flatMap(({ schema, path, value }) =>
      schema.properties?.['needs'] === GATE_KEYS['needs'] && isMap(value)
        ? [{ located, path, gate: value }]
        : [],
    ),
  );
}

/** The files whose gates decide what somebody reaches. */
export function gatedFiles({ app, views, resources }: ParsedProject): readonly Located<unknown>[] {
  return [...(app ? [app] : []), ...views, ...resources];
}
