import { accessPointsOf, type AccessPoints } from '../access/accessPoints.ts';
import { compile } from '../compile/compile.ts';
import { derive } from '../derive/derive.ts';
import type { LinkContext } from '../link/rule.ts';
import { parseProject } from '../compile/parseProject.ts';
import type { SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';

/** A project that questions are asked about: as written, as derived, and what users reach in it. */
export interface Side extends LinkContext {
  readonly points: AccessPoints;
}

interface ReadSide {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when the manifests have errors. */
  readonly side: Side | undefined;
}

/**
 * Reads a project. Unmet expectations and texts do not matter: what they are about can still be asked.
 *
 * @param isFormer an earlier version, which kept the rules of its time: whatever of it can be read counts
 */
export function readSide(sources: SourceSet, isFormer = false): ReadSide {
  const compiled = compile(sources);
  const { diagnostics } = compiled;
  const { project } = parseProject(sources);
  const model =
    compiled.model ??
    (isFormer && project.broken.every(({ repaired }) => repaired) ? derive(project) : undefined);
  const side = model && { project, model, points: accessPointsOf(project, model) };
  return { diagnostics, side };
}
