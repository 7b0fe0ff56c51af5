import type { ApiServerSource, SessionSource } from '../../schema/generated/manifest.ts';
import { commonStart } from '../commonStart.ts';
import { withReferences } from '../guess.ts';
import type { ServerMetadata } from '../metadata.ts';
import { listIn, textIn, OpenApiDocument, type JsonMap } from './document.ts';
import { listPaths, listWords, metadataOfList, type ListPath } from './lists.ts';
import { sessionIn } from './session.ts';

/** What is known of a server: enough for a console of it. */
export interface DescribedServer {
  readonly server: ApiServerSource;
  readonly session: SessionSource;
  readonly lists: readonly ServerMetadata[];
  /** What is left to a user, a sentence each. */
  readonly open: readonly string[];
  /** The name of the API, if it has one. */
  readonly title?: string;
}

/** The versions that can be read. */
const VERSION = /^3\.[01]\.\d+/;
const ROOT = /^\/(?:[\w~-][\w.~-]*\/)*$/;
const ADDRESS = /^[a-z0-9][\w-]*(?:\/[\w-]+)*$/;

/**
 * What an OpenAPI document says of a server: its lists with the fields of their records, how lists are asked for, and how
 * people sign in.
 *
 * @returns undefined when it is no OpenAPI document of version 3.0 or 3.1
 */
export function describeOpenApi(value: JsonMap): DescribedServer | undefined {
  if (!VERSION.test(textIn(value, 'openapi') ?? '')) return undefined;
  const document = new OpenApiDocument(value);
  const paths = listPaths(document);
  const signIn = sessionIn(document);
  const above = pathOfServer(document);
  const start = commonStart([
    ...paths.map(({ path }) => path),
    ...(signIn.loginPath === undefined ? [] : [signIn.loginPath]),
  ]);
  const addressOf = (path: string) => path.slice(start.length).replaceAll(/^\/+|\/+$/g, '');
  const named = paths.filter(({ path }) => ADDRESS.test(addressOf(path)));
  const refused = paths.filter((path) => !named.includes(path));
  // Where some lists take whole records alone, the forms of the others say how they are sent.
  const takesParts = named.some(isPatched) && !named.some(isPut);
  const words = listWords(document, named);
  const { login } = signIn.session;
  const root = `${above}${start}/`.replaceAll(/\/{2,}/g, '/');
  const title = textIn(document.resolve(value['info']), 'title')?.trim();
  return {
    ...(title && { title }),
    server: {
      preset: 'openapi',
      root: ROOT.test(root) ? root : '/',
      ...(named.some(({ path }) => path.endsWith('/')) && { slash: true }),
      list: words,
      ...(takesParts && { record: { update: 'patch' } }),
    },
    session: {
      ...signIn.session,
      ...(typeof login === 'object' &&
        login.address !== undefined && { login: { ...login, address: addressOf(login.address) } }),
    },
    lists: withReferences(
      named.map((path) => ({
        ...metadataOfList(document, path, addressOf(path.path), words),
        ...(!takesParts && isPatched(path) && { patches: true as const }),
      })),
    ),
    open: [
      ...signIn.open,
      ...refused.map(({ path }) => `'${path}' is no address of a list, and was left out`),
      ...othersThan(named),
    ],
  };
}

/** Records that a server only takes in part. */
function isPatched({ item }: ListPath): boolean {
  return item?.['put'] === undefined && item?.['patch'] !== undefined;
}

/** Records that a server only takes as a whole. */
function isPut({ item }: ListPath): boolean {
  return item?.['put'] !== undefined && item['patch'] === undefined;
}

/** Lists whose answers are unlike the first one's: a console knows one kind. */
function othersThan([first, ...others]: readonly ListPath[]): readonly string[] {
  return others
    .filter(({ rows }) => rows !== first?.rows)
    .map(({ path, rows = 'the answer itself' }) => `${path} has its rows elsewhere: ${rows}`);
}

/** The path of the first server: `/api` of `https://host/api`. */
function pathOfServer(document: OpenApiDocument): string {
  const [server] = listIn(document.root, 'servers');
  const url = textIn(document.resolve(server), 'url') ?? '/';
  try {
    return new URL(url, 'http://localhost/').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
