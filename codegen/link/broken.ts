import type { ParsedProject } from '../schema/project.ts';
import type { Diagnostic } from '../report/diagnostic.ts';

/** Could a file that does not pass have declared this resource? Then nothing is said about it. */
export function mayDeclare(project: ParsedProject, resource: string): boolean {
  return project.broken.some(({ declares }) => declares === resource);
}

/** Are routes missing because a view or resource does not pass? */
export function routesAreIncomplete(project: ParsedProject): boolean {
  return project.broken.some(
    ({ file }) => file.startsWith('manifest/views/') || file.startsWith('manifest/resources/'),
  );
}

/** Are texts missing because a catalogue of the language does not pass? */
export function textsAreIncomplete(project: ParsedProject, language?: string): boolean {
  const folder = language === undefined ? 'locales/' : `locales/${language}/`;
  return project.broken.some(({ file }) => file.startsWith(folder));
}

/** Rules about a name that stands in the file itself; the others also notice what is not there. */
const ABOUT_NAMES = new Set([
  'unknown-resource',
  'like-chain',
  'unknown-field',
  'unknown-permission',
  'unknown-setting',
  'unknown-icon',
  'unknown-api-address',
  'bad-reference',
  'impossible-condition',
  'repeated-field',
]);

/** Does a finding only follow from what was taken out of a file that does not pass? */
export function followsFromRepair(project: ParsedProject, { file, rule }: Diagnostic): boolean {
  return (
    !ABOUT_NAMES.has(rule) &&
    project.broken.some((broken) => broken.repaired === true && broken.file === file)
  );
}
