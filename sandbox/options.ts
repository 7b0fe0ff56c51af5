import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mapValues } from 'es-toolkit/object';
import { parseArgs } from 'node:util';
import project from '#sandbox';
import type { Network } from './kernel/serve/badNetwork.ts';
import { targetProblem } from './kernel/serve/proxy/target.ts';
import { SESSION_LIFETIME_S } from './kernel/wire/session.ts';
import type { SessionRules } from './kernel/core/sandbox.ts';

/** What was asked for on the command line; what USAGE says of an option holds for its value here. */
export type StartOptions = ReturnType<typeof readOptions>;

type ParsedOptions =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly problem: string };

const DEFAULT_PORT = 8080;
const LARGEST_PORT = 65_535;
/** Only this machine, because the passwords of the accounts are public. */
const DEFAULT_HOST = '127.0.0.1';
/** Where the text of an option begins in the help. */
const HELP_COLUMN = 16;
/** One minute; no client waits longer. */
const LARGEST_LATENCY_MS = 60_000;

export const USAGE = `gatehouse start [options], gatehouse dev [options]

  --port N      port to listen on (${DEFAULT_PORT})
  --host NAME   address to listen on (${DEFAULT_HOST}: this machine only)
  --allowed-host NAME
                answer to this name too; may be given more than once
  --data DIR    keep the sandbox's data in DIR; without it every start is fresh
  --server VERSION
                be this version of the server, of those that the project serves; with --api:
                take the server for it
  --session-age SECONDS
                how long a session lasts without use (86400)
${helpOfProject()}  --latency MS  let every call of the API take so many milliseconds longer
  --fault RATE  let this share of the calls fail on the way: 0.1 is every tenth
  --api URL     serve the console in front of this server instead of the sandbox
  --public-url URL
                with --api: where people see it, through a server with TLS in front
  --cwd DIR     the project folder (where it is started)
  --dev         hot reload of code, manifests and locales
  --quiet       print nothing but errors
  --help        print this`;

/** The options that the project adds, a line or two for each. */
function helpOfProject(): string {
  return Object.entries(project.options ?? {})
    .map(([name, { value, help }]) => {
      const head = `  --${name} ${value}`;
      const gap =
        head.length < HELP_COLUMN - 1
          ? head.padEnd(HELP_COLUMN)
          : `${head}\n`.concat(' '.repeat(HELP_COLUMN));
      return `${gap}${help}\n`;
    })
    .join('');
}

/** Parses the command line of `npm start`. */
export function parseOptions(args: readonly string[]): ParsedOptions {
  try {
    return { ok: true, options: readOptions(args) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** @throws Error that says which option is wrong */
function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...mapValues(project.options ?? {}, () => ({ type: 'string' }) as const),
      port: { type: 'string', default: String(DEFAULT_PORT) },
      host: { type: 'string', default: DEFAULT_HOST },
      'allowed-host': { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      api: { type: 'string' },
      'public-url': { type: 'string' },
      server: { type: 'string' },
      'session-age': { type: 'string' },
      latency: { type: 'string' },
      fault: { type: 'string' },
      cwd: { type: 'string', default: '.' },
      dev: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command = 'start', ...others] = positionals;
  check(
    COMMANDS.has(command) && others.length === 0,
    `There is no ${[command, ...others].join(' ')} here.`,
  );
  const { host, data, quiet, help, 'allowed-host': allowedHosts } = values;
  const port = numberIn(values.port, 0, LARGEST_PORT, PORT_PROBLEM);
  const api = readApi(values.api);
  const named = allowedHosts.every((name) => /^[\w.-]+$/.test(name));
  check(named, '--allowed-host must be a name such as console.example.com.');
  const publicOrigin = readPublicUrl(values['public-url'], api);
  const { 'session-age': age, latency, fault } = values;
  const ageSeconds =
    age === undefined ? SESSION_LIFETIME_S : numberIn(age, 1, Infinity, AGE_PROBLEM);
  const own = optionsOfProject(values);
  const ofSandbox = { ...own, 'session-age': age, latency, fault };
  const unfit = Object.entries(ofSandbox).find(([, value]) => value !== undefined)?.[0];
  check(
    api === undefined || unfit === undefined,
    `--${unfit} is about the sandbox: it cannot go with --api.`,
  );
  const cwd = resolve(values.cwd);
  check(
    existsSync(join(cwd, 'manifest')),
    `There is no manifest/ in ${cwd}: start it in a project, or name one with --cwd.`,
  );
  return {
    port,
    cwd,
    host,
    allowedHosts,
    data,
    api,
    server: values.server,
    publicOrigin,
    sessions: { ageSeconds } satisfies SessionRules,
    options: own,
    dev: values.dev || command === 'dev',
    network: latency === undefined && fault === undefined ? undefined : readNetwork(latency, fault),
    quiet,
    help,
  };
}

/** What the project's own options say, those that were given. */
function optionsOfProject(
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(project.options ?? {}).flatMap(([name, { problemOf }]) => {
    const value = values[name];
    if (typeof value !== 'string') return [];
    const problem = problemOf(value);
    check(problem === undefined, `--${name} must be ${problem}.`);
    return [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** The command that it was started with. */
const COMMANDS: ReadonlySet<string> = new Set(['start', 'dev']);

function check(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) throw new Error(problem);
}

const PORT_PROBLEM = `--port must be a number from 0 to ${LARGEST_PORT}.`;
const AGE_PROBLEM = '--session-age must be a number of seconds.';
const LATENCY_PROBLEM = `--latency must be a number of milliseconds, at most ${LARGEST_LATENCY_MS}.`;

function numberIn(text: string, smallest: number, largest: number, problem: string): number {
  const number = Number(text);
  check(/^\d+$/.test(text) && number >= smallest && number <= largest, problem);
  return number;
}

function readApi(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const problem = targetProblem(text);
  check(problem === undefined, problem ?? '');
  return new URL(text).origin;
}

/** Requires `--api`: the address decides about origins and cookies of forwarded calls. */
function readPublicUrl(text: string | undefined, api: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  check(api !== undefined, '--public-url goes with --api.');
  check(
    targetProblem(text) === undefined && new URL(text).protocol === 'https:',
    '--public-url must be scheme, name and port alone, such as https://console.example.com.',
  );
  return new URL(text).origin;
}

function readNetwork(latency = '0', fault = '0'): Network {
  const latencyMs = numberIn(latency, 0, LARGEST_LATENCY_MS, LATENCY_PROBLEM);
  const faultRate = Number(fault);
  check(
    fault.trim() !== '' && faultRate >= 0 && faultRate <= 1,
    '--fault must be a share from 0 to 1, such as 0.1.',
  );
  return { latencyMs, faultRate };
}
