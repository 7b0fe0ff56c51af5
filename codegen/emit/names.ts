import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { unionType } from './types.ts';

/** What hand-written code calls by name: a name that is gone from the manifests is an error of types there. */
export function emitNames(model: ConsoleModel): readonly GeneratedFile[] {
  const permissions = model.permissions.map(({ name }) => name);
  const routes = model.routes.map(({ name }) => name);
  return [
    generatedFile(
      'generated/names.ts',
      'The names that hand-written code may use.',
      ['manifest/permissions.yaml', 'manifest/views', 'manifest/resources'],
      `export type Permission =${unionType(permissions)};

export type RouteName =${unionType(routes)};
`,
    ),
  ];
}
