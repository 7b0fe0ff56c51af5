import type { AreaFile, AreaPart } from '../model/console.ts';

const AREA_FILE =
  /^sandbox\/areas\/([^/]+)\/(?:.+\/)?(?:([^/.]+)\.(behaviour|endpoints)|(described|tables))\.ts$/;

/**
 * Reads what a file of the sandbox is for from its name: `users/user.behaviour.ts` is what the
 * resource `users.user` does beyond its manifest, `users/profile.endpoints.ts` answers at further
 * addresses, `users/described.ts` tells of their fields, `users/tables.ts` makes tables of its own.
 */
export function areaFileOf(path: string): AreaFile | undefined {
  const [, area, name, part, whole] = AREA_FILE.exec(path) ?? [];
  if (area === undefined) return undefined;
  if (whole !== undefined) return { file: path, area, name: whole, part: whole as AreaPart };
  return name === undefined ? undefined : { file: path, area, name, part: part as AreaPart };
}
