import { accessPointsOf, type AccessPoints } from '../access/accessPoints.ts';
import { compile } from '../compile/compile.ts';
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

/** Reads a project. Unmet expectations and texts do not matter: what they are about can still be asked. */
export function readSide(sources: SourceSet): ReadSide {
  const { model, diagnostics } = compile(sources);
  const { project } = parseProject(sources);
  const side = model && { project, model, points: accessPointsOf(project, model) };
  return { diagnostics, side };
}
