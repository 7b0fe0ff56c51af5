/** The kind of each manifest, by its path below `manifest/`. */
const SINGLE_FILES = {
  'manifest/app.yaml': 'app',
  'manifest/permissions.yaml': 'permissions',
  'manifest/features.yaml': 'features',
  'manifest/api.yaml': 'api',
  'manifest/drift.yaml': 'drift',
  'manifest/roles.yaml': 'roles',
  'manifest/expectations.yaml': 'expectations',
  'manifest/glossary.yaml': 'glossary',
} as const;
const VIEW_FILE = /^manifest\/views\/[^/]+\.yaml$/;
const RESOURCE_FILE = /^manifest\/resources\/([^/]+)\/([^/]+)\.yaml$/;

export type KindOfFile = (typeof SINGLE_FILES)[keyof typeof SINGLE_FILES] | 'view' | 'resource';

/** Files that every project needs. */
export const NEEDED_FILES = [
  'manifest/api.yaml',
  'manifest/app.yaml',
  'manifest/features.yaml',
  'manifest/permissions.yaml',
] as const;

/** Paths of all single manifests, for suggestions. */
export const KNOWN_FILES: readonly string[] = Object.keys(SINGLE_FILES);
export const KNOWN_PLACES = [
  ...KNOWN_FILES,
  'manifest/views/<view>.yaml',
  'manifest/resources/<area>/<resource>.yaml',
] as const;

export function kindOfFile(path: string): KindOfFile | undefined {
  if (VIEW_FILE.test(path)) return 'view';
  if (RESOURCE_FILE.test(path)) return 'resource';
  return isSingle(path) ? SINGLE_FILES[path] : undefined;
}

function isSingle(path: string): path is keyof typeof SINGLE_FILES {
  return Object.hasOwn(SINGLE_FILES, path);
}

/** The resource that an unreadable file probably declares: `users.user` for `users/user.yaml`. */
export function likelyResource(path: string): string | undefined {
  const [, area, name] = RESOURCE_FILE.exec(path) ?? [];
  return area !== undefined && name !== undefined
    ? `${area}.${name.replaceAll('-', '')}`
    : undefined;
}
