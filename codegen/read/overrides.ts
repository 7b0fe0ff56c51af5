import type { OverrideSource } from './project.ts';

const OVERRIDE_NAME = /([^/.]+)\.([^/.]+)\.tsx$/;

/** Reads what an override is for from its file name: `src/overrides/users/UserList.page.tsx`. */
export function overrideOf(path: string): OverrideSource | undefined {
  const [, target, slot] = OVERRIDE_NAME.exec(path) ?? [];
  return target !== undefined && slot !== undefined ? { file: path, target, slot } : undefined;
}
