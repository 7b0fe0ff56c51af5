import { sortBy } from 'es-toolkit/array';
import type { ConsoleModel } from '../model/console.ts';
import { emitDefinitions } from './definitions.ts';
import { emitFacts } from './facts.ts';
import type { GeneratedFile } from './header.ts';
import { emitNames } from './names.ts';
import { emitOverrides } from './overrides.ts';
import { emitResources } from './resources.ts';
import { emitRoutes } from './routes.ts';
import { emitTexts } from './texts.ts';
import { emitViews } from './views.ts';

/** All files of `generated/`. The same model always gives the same text. */
export function emit(model: ConsoleModel): readonly GeneratedFile[] {
  const files = [
    ...emitFacts(model),
    ...emitDefinitions(model),
    ...emitTexts(model),
    emitRoutes(model),
    emitResources(model),
    emitViews(model),
    emitNames(model),
    ...emitOverrides(model),
  ];
  return sortBy(files, ['path']);
}
