import { isMap } from '../model/isMap.ts';
import { metadataOf, parsedJson, withQuery, type ServerMetadata } from '../server/metadata.ts';
import type { Said } from '../server/said.ts';
import { permissionsInTree } from '../server/permissionTree.ts';

/** The default folder of recordings, relative to the project; `GATEHOUSE_RECORDINGS` overrides it. */
export const DEFAULT_RECORDINGS = '../shared/contract/recorded';

/** The system administrator sees every field. */
const RECORDED_AS = 'admin';
/** Query parameters that do not change the metadata. */
const PLAIN_QUERY: ReadonlySet<string> = new Set(['draw', 'display']);
const OPTIONS_FILE = /(^|\/)OPTIONS__[^/]*\.json$/;
const ANSWER_FILE = /(^|\/)[A-Z]+__[^/]*\.json$/;
const TREE_FILE =
  /(^|\/)GET__[^/]*__rbac__(system|org)-roles__[^/]*__permissions__tree[^/]*\.json$/;
const SETTINGS_FILE = /(^|\/)GET__[^/]*__settings__public[^/_]*\.json$/;
/** Where a server says how it is, without a version. */
const UNVERSIONED = '/api/';
/** Segments that are records: ids, and names with capitals, which no address has. */
const RECORD = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+|.*[A-Z].*)$/;
const OK = 200;
const NOT_FOUND = 404;

/** Access to a folder of recorded answers. */
interface RecordingFiles {
  list(): readonly string[];
  read(path: string): string | undefined;
}

interface Recording {
  /** As it was asked, with the ids of records. */
  readonly path: string;
  readonly query: readonly (readonly [string, unknown])[];
  readonly isAdministrators: boolean;
  readonly status: unknown;
  readonly allow: string;
  readonly body: unknown;
}

/**
 * Field metadata by address below the root of the API (with its query, if any: `settings/setting?category=basic`), from the
 * answers recorded for the system administrator.
 */
export function readRecordings(
  files: RecordingFiles,
  root: string,
): ReadonlyMap<string, ServerMetadata> {
  const found = new Map<string, ServerMetadata>();
  for (const { path, query, body } of administrators(recordingsIn(files, root, OPTIONS_FILE))) {
    const metadata = metadataOf(withQuery(path, query), body);
    if (metadata && !found.has(metadata.address)) found.set(metadata.address, metadata);
  }
  return found;
}

/** Everything that recorded answers say of a server: its addresses with methods and fields, and its permissions. */
export function recordedServer(files: RecordingFiles, root: string): Said {
  const addresses = new Map<string, { methods: readonly string[]; metadata?: ServerMetadata }>();
  const note = (address: string, { allow }: Recording, metadata?: ServerMetadata): void => {
    const before = addresses.get(address);
    if (allow === '' || before?.metadata || (before && !metadata)) return;
    addresses.set(address, { methods: allow.split(', '), ...(metadata && { metadata }) });
  };
  const descriptions = recordingsIn(files, root, OPTIONS_FILE);
  // Of a form that the administrator was not recorded with, others tell.
  const others = descriptions.filter(({ query }) => query.length === 0);
  for (const recording of [...administrators(descriptions), ...others]) {
    const address = withQuery(plainPath(recording), recording.query);
    note(address, recording, metadataOf(address, recording.body));
  }
  // Some addresses were never asked for their metadata, and every answer names the methods.
  for (const recording of recordingsIn(files, root, ANSWER_FILE)) {
    if (recording.status !== NOT_FOUND) note(plainPath(recording), recording);
  }
  const trees = { system: new Set<string>(), org: new Set<string>() };
  for (const { path, body } of administrators(recordingsIn(files, root, TREE_FILE))) {
    const scope = path.includes('/system-roles/') ? 'system' : 'org';
    for (const name of permissionsInTree(body)) trees[scope].add(name);
  }
  const [told] = administrators(recordingsIn(files, root, SETTINGS_FILE)).filter(
    ({ status }) => status === OK,
  );
  const settings = isMap(told?.body) ? Object.keys(told.body) : [];
  return { addresses, settings, permissions: { all: trees.system, ofOrganizations: trees.org } };
}

/** Everybody is told the same methods, and not the same fields. */
function administrators(recordings: readonly Recording[]): readonly Recording[] {
  return recordings.filter(({ isAdministrators }) => isAdministrators);
}

/** The address of the record that was asked about. */
function plainPath({ path }: Recording): string {
  return path
    .split('/')
    .map((step) => (RECORD.test(step) ? ':id' : step))
    .join('/');
}

function recordingsIn(files: RecordingFiles, root: string, named: RegExp): readonly Recording[] {
  return files
    .list()
    .filter((name) => named.test(name))
    .flatMap((name) => readRecording(files.read(name) ?? '', root) ?? []);
}

function readRecording(text: string, root: string): Recording | undefined {
  const recording = parsedJson(text);
  if (!isMap(recording) || !isMap(recording['request'])) return undefined;
  const { path, query, as } = recording['request'];
  const below = typeof path === 'string' ? addressIn(path, root) : undefined;
  if (below === undefined) return undefined;
  const allow = isMap(recording['headers']) ? recording['headers']['Allow'] : undefined;
  return {
    path: below,
    isAdministrators: as === undefined || as === RECORDED_AS,
    query: Object.entries(isMap(query) ? query : {}).filter(([key]) => !PLAIN_QUERY.has(key)),
    status: recording['status'],
    allow: typeof allow === 'string' ? allow : '',
    body: recording['body'],
  };
}

function addressIn(path: string, root: string): string | undefined {
  const start = [root, UNVERSIONED].find((one) => path.startsWith(one));
  return start && path.slice(start.length).replace(/\/$/, '');
}
