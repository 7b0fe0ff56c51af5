import type { ParsedProject } from '../schema/project.ts';
import type { Diagnostic } from '../report/diagnostic.ts';

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
  const folder = language === undefined ? 'locales/' : `locales/${language}/`;
  return project.broken.some(({ file }) => file.startsWith(folder));
}

/** Rules about a name in the file itself; all other rules also report what is absent. */
const ABOUT_NAMES = new Set([
  'unknown-resource',
  'like-chain',
  'unknown-field',
  'unknown-permission',
  'unknown-setting',
  'unknown-icon',
  'unknown-api-address',
  'bad-reference',
  'contradictory-field',
  'impossible-condition',
  'repeated-field',
]);

/** Whether a finding may only be caused by a broken file: by its own removed parts, or by what it would inherit. */
export function followsFromBroken(project: ParsedProject, { file, rule }: Diagnostic): boolean {
  if (project.broken.length === 0) return false;
  const like = project.resources.find((located) => located.file === file)?.value.like;
  if (like !== undefined && mayDeclare(project, like)) return true;
  return (
    !ABOUT_NAMES.has(rule) &&
    project.broken.some((broken) => broken.repaired === true && broken.file === file)
  );
}
