import { once } from 'es-toolkit/function';
import { parseProject } from '../compile/parseProject.ts';
import { derive } from '../derive/derive.ts';
import type { Draft } from '../edit/draft.ts';
import type { Bench } from '../edit/repair.ts';
import type { LinkContext } from '../link/rule.ts';
import { findingsIn } from './build.ts';
import { readSources } from './files.ts';
import { codeReader } from './handWrittenCode.ts';
import type { TextUseCache } from './textUseCache.ts';

/**
 * A draft that can be checked again and again; only what has changed is read anew.
 *
 * @param read for drafts of a project of which much is known already
 */
export function benchFor(
  draft: Draft,
  cache?: TextUseCache,
  committed?: Bench['committed'],
  read: typeof readSources = readSources,
): Bench {
  const readCode = codeReader(draft, undefined, cache);
  return {
    draft,
    committed,
    check: async () => {
      const { files: code, textUses } = await readCode();
      const sources = { ...read(draft), textUses };
      const context = once((): LinkContext => {
        const { project } = parseProject(sources);
        return { project, model: derive(project) };
      });
      return {
        diagnostics: (await findingsIn(sources)).diagnostics,
        sources,
        code,
        get context() {
          return context();
        },
      };
    },
  };
}
