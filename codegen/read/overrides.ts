export interface OverrideSource {
  readonly file: string;
  /** Route name, or `app` for a slot of the shell. */
  readonly target: string;
  readonly slot: string;
}

const OVERRIDE_NAME = /([^/.]+)\.([^/.]+)\.tsx$/;

/** Parses the file name of an override: `src/overrides/users/UserList.page.tsx`. */
export function overrideOf(path: string): OverrideSource | undefined {
  const [, target, slot] = OVERRIDE_NAME.exec(path) ?? [];
  return target !== undefined && slot !== undefined ? { file: path, target, slot } : undefined;
}
