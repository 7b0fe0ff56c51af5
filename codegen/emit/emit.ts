import type { ConsoleModel } from '../model/console.ts';
import { emitApp } from './app.ts';
import { emitDefinitions } from './definitions.ts';
import { emitDetails } from './details.ts';
import { emitFind } from './find.ts';
import type { GeneratedFile } from './header.ts';
import { emitNames } from './names.ts';
import { emitOverrides } from './overrides.ts';
import { emitPermissions } from './permissions.ts';
import { emitResources } from './resources.ts';
import { emitRoutes } from './routes.ts';
import { emitSettings } from './settings.ts';
import { emitSwitches } from './switches.ts';
import { emitTexts } from './texts.ts';
import { emitShell } from './shell.ts';
import { emitViews } from './views.ts';

/** One emitter per kind of generated file. */
const EMITTERS: readonly ((model: ConsoleModel) => readonly GeneratedFile[])[] = [
  emitApp,
  emitRoutes,
  emitResources,
  emitDefinitions,
  emitDetails,
  emitShell,
  emitFind,
  emitViews,
  emitNames,
  emitPermissions,
  emitSettings,
  emitSwitches,
  emitOverrides,
  emitTexts,
];

/** All files of `generated/`. The same model always gives the same text. */
export function emit(model: ConsoleModel): readonly GeneratedFile[] {
  return EMITTERS.flatMap((emitter) => emitter(model)).toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  );
}
