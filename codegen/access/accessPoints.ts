import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { AccessPoint } from './accessPoint.ts';
import { pagePoints } from './pagePoints.ts';
import { resourcePoints } from './resourcePoints.ts';
import type { Requirement } from './requirement.ts';
import { showingOf } from './showing.ts';

/** Everything that users can reach or do in a console, by id. */
export type AccessPoints = ReadonlyMap<string, AccessPoint>;

/**
 * Collects the pages, tabs, actions and gated fields of a project with what each asks for, and where that is written
 * or why it was derived.
 */
export function accessPointsOf(project: ParsedProject, model: ConsoleModel): AccessPoints {
  const all = [...pagePoints(project, model), ...resourcePoints(project, model, showingOf(model))];
  // Without a root organization, nobody can be in it.
  const hasRoot = model.session.organizations?.root !== undefined;
  const points = hasRoot ? all : all.map(outsideRoot);
  return new Map(points.map((point) => [point.id, point]));
}

function outsideRoot(point: AccessPoint): AccessPoint {
  const isOther = ({ demand }: Requirement) => !('organization' in demand);
  return { ...point, requirements: point.requirements.filter(isOther) };
}
