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

const EMITTERS: readonly ((model: ConsoleModel) => readonly GeneratedFile[])[] = [
  emitFacts,
  emitRoutes,
  emitResources,
  emitDefinitions,
  emitViews,
  emitNames,
  emitOverrides,
  emitTexts,
];

/** All files of `generated/`. The same model always gives the same text. */
export function emit(model: ConsoleModel): readonly GeneratedFile[] {
  return EMITTERS.flatMap((emitter) => emitter(model)).toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  );
}
