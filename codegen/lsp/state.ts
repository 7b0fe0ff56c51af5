import { once } from 'es-toolkit/function';
import { accessPointsOf, type AccessPoints } from '../access/accessPoints.ts';
import { compile } from '../compile/compile.ts';
import { parseProject } from '../compile/parseProject.ts';
import { derive } from '../derive/derive.ts';
import type { NamedProject } from '../names/name.ts';
import { yamlFiles } from '../names/textAt.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';

/** The files of a project as they stand in the editor, and what is found about them without the compiler. */
export type ProjectFiles = Pick<State, 'sources' | 'code'> & Pick<Found, 'diagnostics'>;

/** What the compiler finds in a project; it runs when it is asked for the first time. */
interface Found {
  /** The findings of `gatehouse validate`. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined while the manifests have errors: nobody knows then who reaches what. */
  readonly points: AccessPoints | undefined;
}

/** A project as it stands in the editor: what questions about it are answered from. */
export interface State extends NamedProject {
  readonly found: Found;
}

/** Files that did not change are the same objects as before, and are not read again. */
export function stateOf({ sources, code, diagnostics }: ProjectFiles): State {
  const points = once(() => {
    const { model } = compile(sources);
    return model && accessPointsOf(parseProject(sources).project, model);
  });
  return named(sources, code, {
    get diagnostics() {
      return [...compile(sources).diagnostics, ...diagnostics];
    },
    get points() {
      return points();
    },
  });
}

/**
 * A project with other texts, for a question about what is being written: which names there are. Who reaches what,
 * and what is found, stays as it was.
 */
export function withSources({ code, found }: State, sources: SourceSet): State {
  return named(sources, code, found);
}

function named(sources: SourceSet, code: State['code'], found: Found): State {
  const { project } = parseProject(sources);
  return {
    sources,
    code,
    project,
    get model() {
      return derive(project);
    },
    found,
  };
}

/** A manifest, a catalogue or a file of hand-written code. */
export function fileOf({ sources, code }: State, path: string): SourceFile | undefined {
  return yamlFiles(sources).get(path) ?? code.find((file) => file.path === path);
}
