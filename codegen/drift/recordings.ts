import { isMap } from '../model/isMap.ts';
import { metadataOf, parsedJson, withQuery, type ServerMetadata } from './metadata.ts';

/** The default folder of recordings, relative to the project; `GATEHOUSE_RECORDINGS` overrides it. */
export const DEFAULT_RECORDINGS = '../shared/contract/recorded';

/** The system administrator sees every field. */
const RECORDED_AS = 'admin';
/** Query parameters that do not change the metadata. */
const PLAIN_QUERY: ReadonlySet<string> = new Set(['draw', 'display']);
const RECORDING_NAME = /(^|\/)OPTIONS__[^/]*\.json$/;
const API_PATH = /^\/api\/v1\/(.+?)\/?$/;

/** Access to a folder of recorded answers. */
interface RecordingFiles {
  list(): readonly string[];
  read(path: string): string | undefined;
}

/**
 * Field metadata by address below `/api/v1/` (with its query, if any: `settings/setting?category=basic`), from the
 * answers recorded for the system administrator.
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
  const recording = parsedJson(text);
  if (!isMap(recording) || !isMap(recording['request'])) return undefined;
  const { path, query, as } = recording['request'];
  const address = typeof path === 'string' ? API_PATH.exec(path)?.[1] : undefined;
  const asAdministrator = as === undefined || as === RECORDED_AS;
  if (address === undefined || !asAdministrator) return undefined;
  const asked = Object.entries(isMap(query) ? query : {}).filter(([key]) => !PLAIN_QUERY.has(key));
  return metadataOf(withQuery(address, asked), recording['body']);
}
