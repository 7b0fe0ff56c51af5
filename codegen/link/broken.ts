import { languageOf } from '../read/catalogues.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { startOf } from './rule.ts';
import { isOfTexts, reachOf } from '../report/reach.ts';

/** Whether a broken file may declare this resource. If so, rules do not report it as missing. */
export function mayDeclare(project: ParsedProject, resource: string): boolean {
  return project.broken.some(({ declares }) => declares === resource);
}

/** Whether routes may be missing because a view or resource is broken. */
export function routesAreIncomplete(project: ParsedProject): boolean {
  return project.broken.some(
    ({ file }) => file.startsWith('manifest/views/') || file.startsWith('manifest/resources/'),
  );
}

/** Whether texts may be missing because a catalogue of the language is broken. */
export function textsAreIncomplete(project: ParsedProject, language?: string): boolean {
  return project.broken.some(({ file }) => {
    const ofFile = languageOf(file);
    return ofFile !== undefined && (language === undefined || ofFile === language);
  });
}

/** Rules about a name in the file itself; all other rules also report what is absent. */
const ABOUT_NAMES = new Set([
  'unknown-resource',
  'like-chain',
  'unknown-field',
  'unknown-permission',
  'unknown-setting',
  'unknown-icon',
  'bad-reference',
  'contradictory-field',
  'impossible-condition',
  'repeated-field',
]);

/** Errors that take a whole resource or view away. */
const TAKES_AWAY: ReadonlySet<string> = new Set([
  'duplicate-resource',
  'duplicate-view',
  'like-chain',
  'missing-file',
  'unknown-resource',
]);

/**
 * Leaves out findings that may only be caused by others, which are told first and alone.
 *
 * @param ofReading what was found when files were read: nothing causes it
 */
export function withoutConsequences(
  project: ParsedProject,
  found: readonly Diagnostic[],
  ofReading: ReadonlySet<Diagnostic>,
): readonly Diagnostic[] {
  const errors = found.filter(({ severity }) => severity === 'error');
  const isIncomplete =
    project.broken.some(({ repaired }) => !repaired) ||
    errors.some(({ rule }) => TAKES_AWAY.has(rule));
  const isWrong =
    isIncomplete || errors.some(({ rule }) => reachOf(rule) !== 'people' && !isOfTexts(rule));
  const hidden = { names: false, project: isIncomplete, people: isWrong };
  const resources = new Set(project.resources.map(({ value }) => value.resource));
  const firsts = new Map<string, Diagnostic>();
  return found.filter((finding) => {
    if (ofReading.has(finding)) return true;
    if (!TAKES_AWAY.has(finding.rule)) {
      if (hidden[reachOf(finding.rule)] || followsFromBroken(project, resources, finding))
        return false;
    }
    // Rules are asked in an order in which causes come first.
    const first = firsts.get(startOf(finding));
    if (first?.rule === finding.rule) return true;
    // A warning never hides an error.
    if (first && (first.severity === 'error' || finding.severity === 'warning')) return false;
    firsts.set(startOf(finding), finding);
    return true;
  });
}

/** Whether a finding may only be caused by its file's own removed parts, or by what it does not inherit now. */
function followsFromBroken(
  project: ParsedProject,
  resources: ReadonlySet<string>,
  { file, rule }: Diagnostic,
): boolean {
  const like = project.resources.find((located) => located.file === file)?.value.like;
  if (like !== undefined && !resources.has(like)) return true;
  return (
    !ABOUT_NAMES.has(rule) &&
    project.broken.some((broken) => broken.repaired === true && broken.file === file)
  );
}
