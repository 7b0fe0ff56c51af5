import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** The resources whose records the command palette finds. */
export function emitFind({ resources }: ConsoleModel): readonly GeneratedFile[] {
  const found = [...resources.values()].flatMap(({ find }) => (find ? [find] : []));
  return [
    generatedFile(
      'generated/find.ts',
      'The resources whose records the command palette finds.',
      ['manifest/resources'],
      `import type { FoundResource } from '../codegen/model/console.ts';
import type { ResourceId, RouteName } from './names.ts';

export const foundResources: readonly FoundResource<ResourceId, RouteName>[] = ${literal(found, 0, 80)};
`,
    ),
  ];
}
