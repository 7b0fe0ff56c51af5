import { isMap, metadataOf, withQuery, type ServerMetadata } from './metadata.ts';

/** Where recordings are looked for, relative to the project, unless `GATEHOUSE_RECORDINGS` says. */
export const DEFAULT_RECORDINGS = '../shared/contract/recorded';

/** As the system administrator, who sees every field. */
const RECORDED_AS = 'admin';
/** Query parameters that change nothing in the answer. */
const PLAIN_QUERY: ReadonlySet<string> = new Set(['draw', 'display']);
const RECORDING_NAME = /(^|\/)OPTIONS__[^/]*\.json$/;
const API_PATH = /^\/api\/v1\/(.+?)\/?$/;

/** A folder of recorded answers, however it is read. */
export interface RecordingFiles {
  list(): readonly string[];
  read(path: string): string | undefined;
}

/**
 * The field metadata of every address that was asked as the system administrator, by address below
 * `/api/v1/`, with the query where there was one: `settings/setting?category=basic`.
 */
export function readRecordings(files: RecordingFiles): ReadonlyMap<string, ServerMetadata> {
  const found = new Map<string, ServerMetadata>();
  for (const path of files.list().filter((name) => RECORDING_NAME.test(name))) {
    const metadata = readRecording(files.read(path) ?? '');
    if (metadata && !found.has(metadata.address)) found.set(metadata.address, metadata);
  }
  return found;
}

function readRecording(text: string): ServerMetadata | undefined {
  const recording = parse(text);
  if (!isMap(recording) || !isMap(recording['request'])) return undefined;
  const { path, query, as } = recording['request'];
  const address = typeof path === 'string' ? API_PATH.exec(path)?.[1] : undefined;
  const asAdministrator = as === undefined || as === RECORDED_AS;
  if (address === undefined || !asAdministrator) return undefined;
  const asked = Object.entries(isMap(query) ? query : {}).filter(([key]) => !PLAIN_QUERY.has(key));
  return metadataOf(withQuery(address, asked), recording['body']);
}

/** A file that is no JSON is no recording. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
