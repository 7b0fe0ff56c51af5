import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { detectServer } from '../drift/detect.ts';
import { ask, reasonOf, Refusal } from '../drift/server.ts';
import { isMap } from '../model/isMap.ts';
import { printable } from '../report/printable.ts';
import { describeOpenApi, type DescribedServer } from '../server/openApi/describe.ts';
import { DocumentError } from '../server/openApi/document.ts';
import { UsageError, type CliEnvironment } from './environment.ts';
import { readLogin, type LoginOptions } from './serverLogin.ts';

export interface ServerOptions extends LoginOptions {
  /** URL of a server. */
  readonly api?: string;
  /** File or URL of an OpenAPI document. */
  readonly openapi?: string;
}

/** The largest public documents have 12 MB. */
const LARGEST_DOCUMENT = 32 * 1024 * 1024;
/** More makes a small file a large value. */
const MOST_ALIASES = 100;
const IS_URL = /^https?:\/\//;

/**
 * What is known of the server of a new console; undefined when none was named.
 *
 * @throws UsageError when it cannot be found out
 */
export async function describeServer(
  options: ServerOptions,
  env: CliEnvironment,
): Promise<DescribedServer | undefined> {
  const { api, openapi } = options;
  if (api !== undefined && openapi !== undefined) {
    throw new UsageError('Name the server with --api or its document with --openapi, not both.');
  }
  if (openapi !== undefined) return describeDocument(openapi, options, env);
  if (api === undefined) return undefined;
  if (!IS_URL.test(api) || !URL.canParse(api)) {
    throw new UsageError(`'${api}' is no URL of a server. Write --api http://localhost:8000/.`);
  }
  const access = { ...readLogin(options, env), fetch };
  const found = await orRefusal(api, () => detectServer(api, access));
  if (found === 'refused') {
    throw new UsageError(
      `${api} answers nobody who is not signed in. Sign in with --header, --session or --access-key, or name its OpenAPI document with --openapi.`,
    );
  }
  if (found && found.lists.length > 0) return found;
  throw new UsageError(
    `${api} says nothing of its lists: there is no root of Django REST framework, no OpenAPI document and no database of json-server. Name one of its lists, or an OpenAPI document with --openapi.`,
  );
}

async function describeDocument(
  place: string,
  options: ServerOptions,
  env: CliEnvironment,
): Promise<DescribedServer> {
  const text = IS_URL.test(place)
    ? await orRefusal(place, async () => {
        const access = { ...readLogin(options, env), fetch };
        return (await ask('GET', place, access)).text;
      })
    : documentIn(resolve(env.cwd, place), place);
  const described = await orRefusal(place, async () => {
    const value: unknown = parsed(text, place);
    return isMap(value) ? describeOpenApi(value) : undefined;
  });
  if (!described) throw new UsageError(`${place} is no OpenAPI document of version 3.0 or 3.1.`);
  if (described.lists.length === 0) {
    throw new UsageError(`${place} has no list: no GET that answers with an array of objects.`);
  }
  return described;
}

function documentIn(file: string, named: string): string {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) throw new UsageError(`There is no file ${named}.`);
  if (state.size > LARGEST_DOCUMENT) throw new UsageError(`${named} has more than 32 MiB.`);
  return readFileSync(file, 'utf8');
}

/** JSON is read as such: it is a hundred times as fast. */
function parsed(text: string, place: string): unknown {
  try {
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { maxAliasCount: MOST_ALIASES });
  } catch (cause) {
    // Brackets within brackets without an end are a RangeError.
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new UsageError(
      `${place} can be read neither as JSON nor as YAML: ${printable(why ?? '')}`,
    );
  }
}

async function orRefusal<T>(place: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    if (cause instanceof DocumentError) throw new UsageError(cause.message);
    if (cause instanceof Refusal) throw new UsageError(`${place} ${cause.message}`);
    if (cause instanceof TypeError || cause instanceof DOMException) {
      throw new UsageError(`${place} could not be asked: ${printable(reasonOf(cause))}.`);
    }
    throw cause;
  }
}
