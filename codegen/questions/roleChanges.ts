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
    return [{ class: 'role-changed', subject: role.name, detail: words.join(' '), ...place }];
  });
}
