import type { AreaFile, AreaPart } from '../model/console.ts';

const AREA_FILE =
  /^sandbox\/areas\/([^/]+)\/(?:.+\/)?(?:([^/.]+)\.(behaviour|endpoints)|(optionsMetadata|tables))\.ts$/;

/**
 * Parses the name of a file in `sandbox/areas`: `users/user.behaviour.ts` is what the resource `users.user` does
 * beyond its manifest, `users/profile.endpoints.ts` answers further addresses, `users/optionsMetadata.ts` has the
 * OPTIONS metadata of such addresses, `users/tables.ts` creates database tables of the area.
 */
export function areaFileOf(path: string): AreaFile | undefined {
  const [, area, name, part, whole] = AREA_FILE.exec(path) ?? [];
  if (area === undefined) return undefined;
  if (whole !== undefined) return { file: path, area, name: whole, part: whole as AreaPart };
  return name === undefined ? undefined : { file: path, area, name, part: part as AreaPart };
}
