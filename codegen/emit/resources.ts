import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal, thunk } from './literal.ts';
import { loadedResources } from './loadedResources.ts';
import { definitionPath } from './paths.ts';

/** One entry per resource: what is known before its definition is loaded. */
export function emitResources(model: ConsoleModel): GeneratedFile {
  const loaded = loadedResources(model);
  const entries = [...model.resources.values()].map(({ definition: { id, api, bulk, record } }) => {
    const load = loaded.has(id) ? { load: thunk(`./${definitionPath(id)}`) } : {};
    return `  '${id}': ${literal({ api, bulk, record, ...load }, 1, 90)},\n`;
  });
  return generatedFile(
    'generated/resources.ts',
    'Where each resource lives below the root of the API, how its records are called, and what loads its definition.',
    ['manifest/resources'],
    `import type { ResourceEntry } from '${ENGINE}/model/resources.ts';
import type { ResourceId } from './names.ts';

export const resources: Readonly<Record<ResourceId, ResourceEntry>> = {
${entries.join('')}};
`,
  );
}
