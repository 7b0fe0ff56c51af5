import { difference } from 'es-toolkit/array';
import { byName, compareKeys } from '../model/compareKeys.ts';
import type { RoleFacts } from '../model/console.ts';
import { sourceOf } from '../report/diagnostic.ts';
import type { Change } from './changeClasses.ts';
import type { Side } from './side.ts';

/** Roles of both versions; a version without roles says nothing about them. */
export function roleChanges(before: Side, after: Side): readonly Change[] {
  const { roles } = after.project;
  const kept = (old: RoleFacts, now: RoleFacts, subject: string): readonly Change[] => {
    const words = [
      ...difference(now.permissions, old.permissions).map((one) => `+${one}`),
      ...difference(old.permissions, now.permissions).map((one) => `-${one}`),
    ];
    if (words.length === 0) return [];
    const by = writtenOtherwise(subject, before, after);
    const detail = [...words, ...(by === subject ? [] : [`(includes ${by})`])].join(' ');
    const place = roles && sourceOf(roles.atKey(['roles', subject]));
    return [{ class: 'role-changed', subject, detail, ...place }];
  };
  return compareKeys(byName(before.model.roles), byName(after.model.roles), { kept });
}

/** For each role with other permissions: the change of the role in which that is written. */
export function roleCauses(before: Side, after: Side): ReadonlyMap<string, Change> {
  const changed = roleChanges(before, after);
  return new Map(
    changed.map((change) => {
      const by = writtenOtherwise(change.subject, before, after);
      return [change.subject, changed.find(({ subject }) => subject === by) ?? change];
    }),
  );
}

/** The role itself, or one that it includes: whichever the two versions write differently. */
function writtenOtherwise(name: string, before: Side, after: Side): string {
  const [then = {}, now = {}] = [before, after].map(({ project }) => project.roles?.value.roles);
  const find = (role: string, passed: readonly string[]): string | undefined => {
    if (passed.includes(role)) return undefined;
    if (JSON.stringify(then[role]) !== JSON.stringify(now[role])) return role;
    return now[role]?.includes
      ?.map((other) => find(other, [...passed, role]))
      .find((found) => found !== undefined);
  };
  return find(name, []) ?? name;
}
