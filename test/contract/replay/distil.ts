import { isMap } from '../../../codegen/model/isMap.ts';
import { contentOf, dispositionOf } from './answerFacts.ts';
import { Catalogue, isReserved, KINDS, PEOPLE } from './kinds.ts';
import type { Recording } from './recording.ts';
import type { Shape } from './shape.ts';
import { Words } from './replacementWords.ts';

/** A request with the facts of its answer. Ids are replaced by symbols: `{asset.Linux:2}`. */
export interface Row {
  /** Identifies the request. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly as: string;
  readonly sent?: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Shape;
}

const API = '/api/v1/';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Query parameters that do not change what is asked. */
const PAGING = new Set(['offset', 'limit', 'draw', 'display']);

/** Converts recordings to rows without recorded texts and ids. */
export function distil(recordings: readonly Recording[]): readonly Row[] {
  const objects = catalogueOf(recordings);
  const words = new Words();
  const used = new Map<string, number>();
  return recordings.map((recording) => {
    const row = rowOf(recording, objects, words);
    const count = (used.get(row.key) ?? 0) + 1;
    used.set(row.key, count);
    return count === 1 ? row : { ...row, key: `${row.key} (${count})` };
  });
}

/** The symbol of each recorded id; lists are read first, because they are in the server's order. */
function catalogueOf(recordings: readonly Recording[]): Catalogue {
  const objects = new Catalogue();
  const seen = [...recordings].toSorted((one, other) => weight(one) - weight(other));
  for (const kind of KINDS) {
    for (const { method, path, status, body } of seen) {
      const address = nameIds(path, objects).replace(API, '');
      const lists = address === `${kind.address}/`;
      const below = address.startsWith(`${kind.address}/`) && address.split('/').length === 4;
      const one = below && isMap(body) && path.includes(String(body['id']));
      const reads = method === 'GET' && status === 200 && (lists || one);
      if (reads || (method === 'POST' && status === 201 && lists)) objects.addAll(kind, body);
    }
  }
  return objects;
}

function weight({ method }: Recording): number {
  return method === 'GET' ? 0 : 1;
}

function rowOf(recording: Recording, objects: Catalogue, words: Words): Row {
  const { method, status, headers } = recording;
  const named = (text: string) => nameIds(text, objects);
  const path = named(recording.path).replace('celery/task/{unknown}', 'celery/task/{run}');
  const query = Object.fromEntries(
    Object.entries(recording.query).map(([name, value]) => {
      const symbol = name === 'spm' ? named(value).replace('{unknown}', '{spm}') : named(value);
      return [name, symbol === value ? keepOrInvent(name, value, words) : symbol];
    }),
  );
  const sent = recording.sent === null ? undefined : nameAll('', recording, objects, words);
  return {
    key: keyOf(recording, path, query),
    method,
    path,
    ...(Object.keys(query).length > 0 && { query }),
    as: PEOPLE[recording.as] ?? recording.as,
    ...(sent !== undefined && { sent }),
    status,
    headers: headersOf(headers),
    body: contentOf(method, status, headers['Content-Type'] ?? '', recording.body),
  };
}

function keepOrInvent(name: string, value: string, words: Words): string {
  return name === 'search' ? words.invent('name', value) : value;
}

function nameIds(text: string, objects: Catalogue): string {
  return text.replaceAll(UUID, (id) =>
    isReserved(id) ? id : (objects.symbolOf(id) ?? '{unknown}'),
  );
}

function nameAll(key: string, recording: Recording, objects: Catalogue, words: Words): unknown {
  // A file is replaced by a note; the replay sends a file of its own.
  if (typeof recording.sent === 'string') return '(a file)';
  const own = new Map<string, string>();
  // For a duplicate error the existing record's value has to be sent.
  const address = recording.path.replace(API, '').replace(/\/$/, '');
  if (recording.status === 400) {
    for (const { kind, record, id } of objects.all()) {
      if (kind.address !== address) continue;
      for (const [name, value] of Object.entries(record)) {
        const symbol = objects.symbolOf(id)?.replace('}', `>${name}}`);
        if (typeof value === 'string' && symbol && !own.has(`${name} ${value}`)) {
          own.set(`${name} ${value}`, symbol);
        }
      }
    }
  }
  const walk = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(name, item));
    if (isMap(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([inner, of]) => [inner, walk(inner, of)]),
      );
    }
    if (typeof value !== 'string') return value;
    const symbol = nameIds(value, objects);
    if (symbol !== value) return symbol;
    const invented = words.invent(name, value);
    return invented === value ? value : (own.get(`${name} ${value}`) ?? invented);
  };
  return walk(key, recording.sent);
}

function keyOf({ method, name }: Recording, path: string, query: Row['query'] = {}): string {
  const asked = Object.entries(query)
    .filter(([parameter]) => !PAGING.has(parameter))
    .map(([parameter, value]) => `${parameter}=${value}`)
    .join('&');
  const note = /@([^@]*)$/.exec(name)?.[1] ?? '';
  const said = note === '' || note.includes('=') || UUID.test(note) ? '' : ` @${note}`;
  return `${method} ${path.replace(API, '')}${asked && `?${asked}`}${said}`;
}

function headersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      name === 'Content-Disposition' ? dispositionOf(value) : value,
    ]),
  );
}
