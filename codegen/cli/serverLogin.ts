import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ServerAccess } from '../drift/server.ts';
import type { AccessKey } from '../drift/signature.ts';
import { collect } from './command.ts';
import { UsageError, type CliEnvironment } from './environment.ts';

/** How a command that asks a live server is let in. */
export interface LoginOptions {
  readonly header?: readonly string[];
  readonly session?: string;
  readonly accessKey?: string;
}

export function addLoginOptions(command: Command): Command {
  return command
    .option(
      '--header <header>',
      "sent to a live server, for example 'Authorization: Token …'",
      collect,
    )
    .option(
      '--session <file-or-cookie>',
      'the session of somebody who is logged in: a file with the cookie (or a cookie jar of curl), or name=value; else GATEHOUSE_SESSION',
    )
    .option(
      '--access-key <file>',
      'sign with the access key in this file, ID:SECRET on one line; else GATEHOUSE_ACCESS_KEY',
    );
}

/** What lets a request to a live server in. */
export type ServerLogin = Pick<ServerAccess, 'headers' | 'accessKey'>;

/** The name of the server's session cookie without a prefix of its own (protocol, section 1). */
const SESSION_COOKIE = 'jms_sessionid';
const HEADER = /^([^:]+):\s*(.*)$/;
const COOKIES = /^[\w-]+=[^;\s]+(;\s*[\w-]+=[^;\s]+)*;?$/;
const KEY = /^([\w-]+):(\S+)$/;
/** In a cookie jar of curl, before the domain of cookies that scripts cannot read. */
const HIDDEN_FROM_SCRIPTS = '#HttpOnly_';
const JAR_COLUMNS = 7;

/**
 * Headers, session and access key for a live server. Secrets are read from files and variables: a command line is
 * kept by the shell and seen by others of the machine.
 *
 * @throws UsageError when one of them cannot be used; the message repeats no secret
 */
export function readLogin(
  options: LoginOptions,
  env: Pick<CliEnvironment, 'cwd' | 'variables'>,
): ServerLogin {
  const session = options.session ?? env.variables['GATEHOUSE_SESSION'];
  const accessKey = readKey(options.accessKey, env);
  return {
    headers: {
      ...Object.fromEntries((options.header ?? []).map(headerOf)),
      ...(session !== undefined && session !== '' && { Cookie: cookieOf(session, env.cwd) }),
    },
    ...(accessKey && { accessKey }),
  };
}

function headerOf(line: string): readonly [string, string] {
  const [, name = '', value = ''] = HEADER.exec(line) ?? [];
  if (name === '') throw new UsageError(`'${line}' is no header. Write --header 'Name: value'.`);
  return [name, value];
}

/** From a file, a `Cookie` header, or the value of the session cookie alone. */
function cookieOf(given: string, cwd: string): string {
  const text = (readIfFile(given, cwd) ?? given).trim();
  const jar = cookiesOfJar(text);
  if (jar !== undefined) return jar;
  const line = text.replace(/^cookie:\s*/i, '');
  if (COOKIES.test(line)) return line;
  if (/^\w+$/.test(line)) return `${SESSION_COOKIE}=${line}`;
  throw new UsageError(
    `--session has neither a file that can be read nor a cookie. Write --session FILE or --session ${SESSION_COOKIE}=VALUE.`,
  );
}

/** Undefined when the text is not in the format of Netscape's cookie files, which curl writes. */
function cookiesOfJar(text: string): string | undefined {
  const cookies = text
    .split(/\r?\n/)
    .map((line) => line.replace(HIDDEN_FROM_SCRIPTS, ''))
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length === JAR_COLUMNS)
    .map((columns) => columns.slice(-2).join('='));
  return cookies.length > 0 ? cookies.join('; ') : undefined;
}

function readKey(
  file: string | undefined,
  { cwd, variables }: Pick<CliEnvironment, 'cwd' | 'variables'>,
): AccessKey | undefined {
  const text = file === undefined ? variables['GATEHOUSE_ACCESS_KEY'] : keyFile(file, cwd);
  if (text === undefined || text.trim() === '') return undefined;
  const [, id, secret] = KEY.exec(text.trim()) ?? [];
  if (id === undefined || secret === undefined) {
    throw new UsageError('The access key is not written as ID:SECRET, on one line.');
  }
  return { id, secret };
}

function keyFile(file: string, cwd: string): string {
  const text = readIfFile(file, cwd);
  if (text !== undefined) return text;
  throw new UsageError(
    KEY.test(file)
      ? '--access-key takes a file, because a command line is kept by the shell. Write ID:SECRET into a file that only you can read, or into GATEHOUSE_ACCESS_KEY.'
      : `There is no file ${file} with an access key.`,
  );
}

function readIfFile(path: string, cwd: string): string | undefined {
  const place = resolve(cwd, path);
  return isFile(place) ? readFileSync(place, 'utf8') : undefined;
}

/** A cookie may be longer than a name of a file can be: asking for that fails. */
function isFile(place: string): boolean {
  try {
    return statSync(place).isFile();
  } catch {
    return false;
  }
}
