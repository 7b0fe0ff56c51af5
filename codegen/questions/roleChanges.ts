import { sourceOf } from '../report/diagnostic.ts';
import type { Change } from './changeClasses.ts';
import type { Side } from './side.ts';

/** Roles of both versions; a version without roles says nothing about them. */
export function roleChanges(before: Side, after: Side): readonly Change[] {
  return after.model.roles.flatMap((role): readonly Change[] => {
    const old = before.model.roles.find(({ name }) => name === role.name);
    if (!old) return [];
    const [then, now] = [new Set(old.permissions), new Set(role.permissions)];
    const words = [
      ...role.permissions.filter((one) => !then.has(one)).map((one) => `+${one}`),
      ...old.permissions.filter((one) => !now.has(one)).map((one) => `-${one}`),
    ];
    if (words.length === 0) return [];
    const { roles } = after.project;
    const place = roles && sourceOf(roles.atKey(['roles', role.name]));
    const by = writtenOtherwise(role.name, before, after);
    const detail = [...words, ...(by === role.name ? [] : [`(includes ${by})`])].join(' ');
    return [{ class: 'role-changed', subject: role.name, detail, ...place }];
  });
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
