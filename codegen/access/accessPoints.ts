import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { AccessPoint } from './accessPoint.ts';
import { pagePoints } from './pagePoints.ts';
import { resourcePoints } from './resourcePoints.ts';
import { showingOf } from './showing.ts';

/** Everything that users can reach or do in a console, by id. */
export type AccessPoints = ReadonlyMap<string, AccessPoint>;

/**
 * Collects the pages, tabs, actions and gated fields of a project with what each asks for, and where that is written
 * or why it was derived.
 */
export function accessPointsOf(project: ParsedProject, model: ConsoleModel): AccessPoints {
  const all = [...pagePoints(project, model), ...resourcePoints(project, model, showingOf(model))];
  return new Map(all.map((point) => [point.id, point]));
}
