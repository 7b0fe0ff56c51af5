import { isMap } from '../model/isMap.ts';
import type { ApiServerSource, SessionSource } from '../schema/generated/manifest.ts';
import { commonStart } from '../server/commonStart.ts';
import { metadataOfRows, withEveryOrder, withReferences, withRows } from '../server/guess.ts';
import { metadataOf, parsedJson, type ServerMetadata } from '../server/metadata.ts';
import { describeOpenApi, type DescribedServer } from '../server/openApi/describe.ts';
import { ask, Refusal, type Answered, type ServerAccess } from './server.ts';

type Access = Omit<ServerAccess, 'origin' | 'apiFacts'>;

const ROOTS = ['/api/v1/', '/api/', '/'];
/** Where frameworks put their OpenAPI document. */
const DOCUMENTS = [
  '/openapi.json',
  '/schema/?format=json',
  '/api/schema/?format=json',
  '/swagger.json',
  '/v3/api-docs',
  '/api/openapi.json',
];
/** Where Django and its admin have their pages for signing in. */
const LOGIN_PAGES = ['/accounts/login/', '/api-auth/login/', '/admin/login/'];
const ROWS_LOOKED_AT = 20;
const ADDRESS = /^[a-z0-9][\w-]*(?:\/[\w-]+)*$/;
const REFUSED = new Set([401, 403]);

interface Answer extends Answered {
  readonly body: unknown;
}

/** A GET of a server; undefined for an answer that is an error. */
type Get = (path: string) => Promise<Answer | undefined>;

/**
 * Finds out what a server is: Django REST framework by the map at its root, any server with an OpenAPI document, or
 * json-server by its database; else an address whose answer is a list.
 *
 * @param url of the server, its API, its OpenAPI document, or one of its lists
 * @returns undefined when it is none of them, or refuses everybody who is not signed in
 * @throws when nothing answers there
 */
export async function detectServer(
  url: string,
  access: Access,
): Promise<DescribedServer | 'refused' | undefined> {
  const { origin, pathname, search } = new URL(url);
  let isRefused = false;
  const get: Get = async (path) => {
    try {
      const answer = await ask('GET', `${origin}${path}`, access);
      return { ...answer, body: parsedJson(answer.text) };
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      isRefused ||= REFUSED.has(cause.status ?? 0);
      return undefined;
    }
  };
  const served = await get(`${pathname}${search}`);
  const document = isMap(served?.body) ? describeOpenApi(served.body) : undefined;
  if (document) return document;
  const isPlace = pathname !== '/';
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  for (const root of isPlace ? [folder, ...ROOTS] : ROOTS) {
    const { body } = (await get(root)) ?? {};
    const lists = linkedLists(body, origin);
    if (lists) return ofDjango(lists, origin, get, access);
  }
  for (const path of DOCUMENTS) {
    const { body } = (await get(path)) ?? {};
    const described = isMap(body) ? describeOpenApi(body) : undefined;
    if (described) return described;
  }
  const database = await ofJsonServer(get);
  if (database) return database;
  const rows = served && isPlace ? rowsOf(served.body) : undefined;
  if (rows) return ofOneList(pathname, rows, served?.body);
  return isRefused ? 'refused' : undefined;
}

/** The paths in a map of names to addresses, as the root of Django REST framework answers. */
function linkedLists(body: unknown, origin: string): readonly string[] | undefined {
  if (!isMap(body)) return undefined;
  const values = Object.values(body);
  const paths = values.map((value) => pathIn(value, origin));
  const isRoot = paths.length > 0 && paths.every((path) => path !== undefined);
  return isRoot ? paths.flatMap((path) => path ?? []) : undefined;
}

/** Of an address on this server; a server behind another one may name itself otherwise. */
function pathIn(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/)?\/\S+$/.test(value)) return undefined;
  try {
    return new URL(value, origin).pathname;
  } catch {
    return undefined;
  }
}

async function ofDjango(
  paths: readonly string[],
  origin: string,
  get: Get,
  access: Access,
): Promise<DescribedServer> {
  const start = commonStart(paths);
  const lists: ServerMetadata[] = [];
  const open: string[] = [];
  const mayAdd: boolean[] = [];
  // One after the other: a server that users work with is not to be flooded.
  for (const path of paths) {
    const address = path.slice(start.length).replaceAll(/^\/+|\/+$/g, '');
    if (!ADDRESS.test(address)) {
      open.push(`'${path}' is no address of a list, and was left out`);
      continue;
    }
    const said = await optionsOf(`${origin}${path}`, address, access);
    const rows = rowsOf((await get(`${path}?limit=${ROWS_LOOKED_AT}`))?.body) ?? [];
    const metadata = said?.metadata ?? metadataOfRows(address, rows);
    if (rows.length > 0 && !said?.metadata) {
      open.push(
        `${address} is guessed from its rows: it tells its fields to people who may add one`,
      );
    }
    if (said) mayAdd.push(!said.allow.includes('POST') || (said.metadata?.creates ?? false));
    if (metadata.fields.size > 0) lists.push(withRows(metadata, rows));
    else open.push(`${path} says nothing of its fields: is somebody signed in?`);
  }
  const isSignedIn = Object.keys(access.headers).some((name) =>
    /^(?:authorization|cookie)$/i.test(name),
  );
  const isOpen = !isSignedIn && open.length === 0 && mayAdd.every(Boolean);
  const { list, isOpen: isUnknown } = await pagingOf(paths[0] ?? '/', get);
  if (isUnknown) open.push(UNKNOWN_PAGES);
  return {
    server: { preset: 'django-rest', root: `${start}/`, ...(list && { list }) },
    session: isOpen ? { preset: 'none' } : await djangoSession(get, access),
    lists: withReferences(lists),
    open,
  };
}

async function optionsOf(url: string, address: string, access: Access) {
  try {
    const { text, allow } = await ask('OPTIONS', url, access);
    return { metadata: metadataOf(address, parsedJson(text)), allow };
  } catch (cause) {
    if (cause instanceof Refusal) return undefined;
    throw cause;
  }
}

interface Paging {
  readonly list?: ApiServerSource['list'];
  /** A list of one row does not show it. */
  readonly isOpen?: true;
}

const UNKNOWN_PAGES =
  'server.list in manifest/app.yaml: the server has too few rows to see whether its pages are numbered (page) or counted (offset)';

/** What is other than in the preset: rows without pages, or pages that are numbered. */
async function pagingOf(path: string, get: Get): Promise<Paging> {
  const { body } = (await get(`${path}?limit=1`)) ?? {};
  if (Array.isArray(body)) return { list: { rows: 'body', total: 'none' } };
  if (!isMap(body)) return {};
  const { next } = body;
  const isNumbered = /[?&]page=/.test(String(next)) || (rowsOf(body)?.length ?? 0) > 1;
  if (isNumbered) return { list: { page: 'page', perPage: 'page_size' } };
  return typeof next === 'string' ? {} : { isOpen: true };
}

async function djangoSession(get: Get, { headers }: Access): Promise<SessionSource> {
  const [, scheme] = /^(\w+) /.exec(headers['Authorization'] ?? '') ?? [];
  if (scheme !== undefined) {
    return { preset: 'token', ...(scheme !== 'Token' && { login: { address: 'token', scheme } }) };
  }
  for (const page of LOGIN_PAGES) {
    if (!(await get(page))) continue;
    const logout = page.replace('login', 'logout');
    return { preset: 'django', ...(page !== LOGIN_PAGES[0] && { login: page, logout }) };
  }
  return { preset: 'django' };
}

/** json-server answers all of its database below `/db`, and 0.17 counts rows in a header. */
async function ofJsonServer(get: Get): Promise<DescribedServer | undefined> {
  const { body } = (await get('/db')) ?? {};
  if (!isMap(body)) return undefined;
  const entries = Object.entries(body).flatMap(([name, value]) => {
    const rows = rowsOf(value);
    return rows && ADDRESS.test(name) ? [[name, rows] as const] : [];
  });
  const [[first = ''] = []] = entries;
  const page = await get(`/${first}?_page=1&_limit=1`);
  if (!page) return undefined;
  const counts = page.headers.get('x-total-count') !== null;
  const lists = entries.map(([name, rows]) =>
    withEveryOrder(metadataOfRows(name, rows.slice(0, ROWS_LOOKED_AT))),
  );
  return {
    server: { preset: 'json-server', ...(!counts && { list: { total: 'none' } }) },
    session: { preset: 'none' },
    lists: withReferences(lists),
    open: counts ? [] : ['this json-server does not count rows: 0.17 does, in X-Total-Count'],
  };
}

/** Somebody named one list: its root is what stands before its name. */
function ofOneList(
  pathname: string,
  rows: readonly unknown[],
  body: unknown,
): DescribedServer | undefined {
  const start = commonStart([pathname]);
  const address = pathname.slice(start.length).replaceAll(/^\/+|\/+$/g, '');
  if (!ADDRESS.test(address) || rows.length === 0) return undefined;
  const [field] = isMap(body) ? namesOfRows(body) : [];
  return {
    server: {
      preset: 'openapi',
      root: `${start}/`,
      ...(pathname.endsWith('/') && { slash: true }),
      ...(field !== undefined && { list: { rows: field } }),
    },
    session: { preset: 'none' },
    lists: [metadataOfRows(address, rows)],
    open: ['server.list in manifest/app.yaml: how does a call ask for a page, an order and words?'],
  };
}

/** The rows of an answer: the array itself, or the only one in it. */
function rowsOf(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body.every(isMap) ? body : undefined;
  if (!isMap(body)) return undefined;
  const [name, ...others] = namesOfRows(body);
  const rows = name === undefined || others.length > 0 ? undefined : body[name];
  return Array.isArray(rows) ? rows : undefined;
}

function namesOfRows(body: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(body).filter((name) => {
    const value = body[name];
    return /^[A-Za-z_]\w*$/.test(name) && Array.isArray(value) && value.every(isMap);
  });
}
