import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { unionType } from './types.ts';

/** All permissions, and the table that tells a refused address from an unknown one without its page. */
export function emitPermissions(model: ConsoleModel): readonly GeneratedFile[] {
  const names = model.permissions.map(({ name }) => name);
  const gates = model.routes.map(({ path, name, gate }) => ({ pattern: path, name, gate }));
  return [
    generatedFile(
      'generated/permissions.ts',
      'Every permission there is, and the gate of every address in matching order.',
      ['manifest/permissions.yaml', 'manifest/views', 'manifest/resources'],
      `import type { Gate } from '../codegen/model/gates.ts';

export type Permission =${unionType(names)};

export const permissions: readonly Permission[] = ${literal(names, 0, 60)};

export interface RouteGate {
  readonly pattern: string;
  readonly name: string;
  readonly gate: Gate;
}

export const routeGates: readonly RouteGate[] = ${literal(gates, 0, 50)};
`,
    ),
  ];
}
