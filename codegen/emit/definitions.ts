import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel, ModelResource } from '../model/console.ts';
import { memoize } from '../read/memoize.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { loadedResources } from './loadedResources.ts';
import { definitionPath } from './paths.ts';

/** One file for each resource that a page loads, with the definition of all its pages. */
export function emitDefinitions(model: ConsoleModel): readonly GeneratedFile[] {
  const loaded = loadedResources(model);
  return [...model.resources.values()]
    .filter(({ definition }) => loaded.has(definition.id))
    .map(emitDefinition);
}

const emitDefinition = memoize(({ definition, source }: ModelResource) =>
  generatedFile(
    `generated/${definitionPath(definition.id)}`,
    `${definition.id}: its fields, list, form, detail and actions.`,
    [source.file],
    `import type { ResourceDefinition } from '${ENGINE}/model/resources.ts';

export default ${literal(definition, 0, 90)} as const satisfies ResourceDefinition;
`,
  ),
);
