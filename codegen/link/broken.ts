import type { ParsedProject } from '../read/project.ts';

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
