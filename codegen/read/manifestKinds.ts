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
const SERVER_FILE = /^manifest\/servers\/[^/]+\.yaml$/;
const PART_FILE = /^(manifest\/(?:views\/|servers\/)?[^/]+)\/[^/]+\.yaml$/;
const RESOURCE_FILE = /^manifest\/resources\/([^/]+)\/([^/]+)\.yaml$/;

export type KindOfFile =
  | (typeof SINGLE_FILES)[keyof typeof SINGLE_FILES]
  | 'server'
  | 'view'
  | 'resource';

/** Files that every project needs. */
export const NEEDED_FILES = ['manifest/app.yaml'] as const;

/** Paths of all single manifests, for suggestions. */
export const KNOWN_FILES: readonly string[] = Object.keys(SINGLE_FILES);
export const KNOWN_PLACES = [
  ...KNOWN_FILES,
  'manifest/views/<view>.yaml',
  'manifest/resources/<area>/<resource>.yaml',
  'manifest/servers/<version>/<app>.yaml',
  'manifest/<name>/<part>.yaml',
  'manifest/views/<view>/<part>.yaml',
] as const;

export function kindOfFile(path: string): KindOfFile | undefined {
  if (RESOURCE_FILE.test(path)) return 'resource';
  const whole = wholeOf(path);
  if (VIEW_FILE.test(whole)) return 'view';
  if (SERVER_FILE.test(whole)) return 'server';
  return isSingle(whole) ? SINGLE_FILES[whole] : undefined;
}

/**
 * The manifest that a file is a part of, or itself: every manifest but `app.yaml` and resources may be split into files of
 * a folder with its name, `manifest/api.yaml` into `manifest/api/*.yaml`.
 */
export function wholeOf(path: string): string {
  const whole = path.replace(PART_FILE, '$1.yaml');
  const isSplit = VIEW_FILE.test(whole) || SERVER_FILE.test(whole);
  return isSplit || (isSingle(whole) && whole !== 'manifest/app.yaml') ? whole : path;
}

/** How to make a file smaller that is too large. */
export function howToSplit(path: string): string {
  const [, folder] = /^(locales\/[^/]+)\//.exec(path) ?? [];
  if (folder !== undefined) return `move texts to other files in ${folder}/`;
  const whole = wholeOf(path);
  const part = whole.replace(/\.yaml$/, '/part.yaml');
  return wholeOf(part) === whole
    ? `move keys to files in ${part.replace('part.yaml', '')}, which are parts of ${whole}`
    : 'make it smaller';
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
