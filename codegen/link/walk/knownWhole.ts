import { wholeOf } from '../../read/manifestKinds.ts';
import type { ParsedProject } from '../../schema/project.ts';

/** Whether all addresses, or permissions, of the server are known: no file is broken that declares some. */
export function isKnownWhole(
  { broken, servers, ...project }: ParsedProject,
  what: 'api' | 'permissions',
): boolean {
  const isDeclared = servers.length > 0 || project[what] !== undefined;
  const declares = (file: string) =>
    file.startsWith('manifest/servers/') || wholeOf(file) === `manifest/${what}.yaml`;
  return isDeclared && !broken.some(({ file }) => declares(file));
}
