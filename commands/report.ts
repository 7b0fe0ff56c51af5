import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequest } from '@gatehouse-console/engine/api/createRequest.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { objectOf, textOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import {
  addCommand,
  answer,
  type Answer,
  type CommonOptions,
} from '@gatehouse-console/engine/cli/command.ts';
import {
  EXIT,
  UsageError,
  type CliEnvironment,
} from '@gatehouse-console/engine/cli/environment.ts';
import {
  addLoginOptions,
  readLogin,
  type LoginOptions,
} from '@gatehouse-console/engine/cli/serverLogin.ts';
import { reasonOf, serverReader } from '@gatehouse-console/engine/cli/serverReader.ts';
import { sessionFacts } from '../generated/session.ts';
import type { FactSource } from '../src/overrides/perms/access/factReader.ts';
import type { Facts } from '../src/overrides/perms/access/loadFacts.ts';
import { loadOrganization } from '../src/overrides/perms/access/loadOrganization.ts';
import { reachIn } from '../src/overrides/perms/access/reach.ts';
import { comparisonText, compareReports, doubtsOf } from './report/compare.ts';
import { entryOf, type Entry, type ReportHead } from './report/entry.ts';
import { writeReport } from './report/writeReport.ts';

interface ReportOptions extends CommonOptions, LoginOptions {
  readonly api?: string;
  readonly organization?: string;
  readonly out?: string;
  readonly compare?: readonly string[];
  readonly breaking?: true;
  readonly json?: true;
}

/** The version of the answer of a comparison in JSON. */
const FORMAT_VERSION = '1.0';
const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

/** `gatehouse report access`: who reaches which asset, as whom, by which permission and until when. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'report <about>',
    'write down who reaches which asset today, or compare two such reports: report access',
  )
    .option('--api <url>', 'the server, for example https://gate.example.org')
    .option(
      '--organization <id>',
      'only this organization; otherwise the one that the server gives',
    )
    .option('--out <dir>', 'where the folder of the report is made: access-YYYY-MM-DD')
    .option('--compare <folders...>', 'two reports, the older first: who gained and lost access')
    .option('--breaking', 'with --compare: exit with 1 when somebody gained access')
    .option('--json', 'short for --format json');
  addLoginOptions(command).addHelpText(
    'after',
    '\nThe server is only read (GET). What the account may not read is told and noted in the report.\n' +
      'Exit code 1: something could not be read, or a report that is compared is not complete.',
  );
  answer<ReportOptions>(command, env, async ({ args: [about], options }) => {
    if (about !== 'access') throw new UsageError(`There is no report '${about}'. Write 'access'.`);
    const isJson = options.json === true || options.format === 'json';
    const answered = options.compare
      ? await comparison(options.compare, options, env)
      : await report(options, env);
    const { result, ...told } = answered;
    return isJson ? { ...told, out: `${JSON.stringify(result, null, 2)}\n`, err: '' } : told;
  });
}

async function comparison(
  folders: readonly string[],
  { breaking }: ReportOptions,
  { cwd }: CliEnvironment,
): Promise<Answer> {
  const [old, now, ...more] = folders.map((folder) => resolve(cwd, folder));
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError('--compare takes two reports: --compare OLD NEW.');
  }
  const compared = await compareReports(old, now);
  const doubts = doubtsOf(compared);
  const isFound = doubts.length > 0 || (breaking === true && compared.gained.length > 0);
  return {
    result: { formatVersion: FORMAT_VERSION, ...compared, doubts },
    out: comparisonText(compared),
    err: doubts.map((doubt) => `${doubt}\n`).join(''),
    exit: isFound ? EXIT.findings : EXIT.fine,
  };
}

async function report(options: ReportOptions, env: CliEnvironment): Promise<Answer> {
  const { api, organization, out = '.' } = options;
  if (api === undefined || !/^https?:\/\//.test(api)) {
    throw new UsageError('Say which server to read: --api https://…');
  }
  const now = new Date();
  const day = now.toISOString().slice(0, DAY_CHARACTERS);
  const folder = join(resolve(env.cwd, out), `access-${day}`);
  if (existsSync(folder)) throw new UsageError(`${folder} is there already: it stays as it is.`);
  const { header = '' } = sessionFacts.organizations ?? {};
  const login = readLogin(options, env);
  const headers = {
    ...login.headers,
    ...(organization !== undefined && { [header]: organization }),
  };
  const source = readingSource(serverReader(api, { ...login, headers }), now);
  const [profile, current] = [
    await ask(source, 'users/profile'),
    await ask(source, 'orgs/orgs/current'),
  ];
  // A server answers for another organization rather than refusing one that it does not know.
  if (organization !== undefined && current['id'] !== organization) {
    throw new UsageError(`The server has no organization ${organization} for this account.`);
  }
  const facts = await loadOrganization(source);
  const unread = Object.entries(facts.unread);
  const failed = unread.filter(([, why]) => why === 'failed').map(([list]) => list);
  if (failed.length > 0) {
    // A second try may succeed, and would find the folder of the day taken.
    const why = `Not written: the server did not answer for ${failed.join(', ')}.\n`;
    return { result: { formatVersion: FORMAT_VERSION, failed }, err: why, exit: EXIT.findings };
  }
  const head: ReportHead = {
    report: 'access',
    formatVersion: 1,
    day,
    server: new URL(api).origin,
    organization: { id: textOf(current['id']), name: textOf(current['name']) },
    by: textOf(profile['username']),
    unread: facts.unread,
  };
  const count = writeReport(folder, head, entriesOf(facts));
  return {
    result: { formatVersion: FORMAT_VERSION, folder, rows: count, unread: facts.unread },
    out: `${folder}: ${count} ${count === 1 ? 'row' : 'rows'}.\n`,
    err: unread.map(([list, why]) => `unread  ${list} (${why})\n`).join(''),
    exit: unread.length > 0 ? EXIT.findings : EXIT.fine,
  };
}

/** The calls of the console, made by this program. What the account may not read, the server refuses. */
function readingSource(read: (path: string) => Promise<Response>, now: Date): FactSource {
  const { request } = createRequest({
    fetch: read,
    readCookie: () => undefined,
    organization: () => undefined,
    timeZone: () => undefined,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { request, may: () => true, now };
}

/** @throws UsageError when the server does not answer, or does not know the account */
async function ask({ request }: FactSource, address: 'users/profile' | 'orgs/orgs/current') {
  try {
    return objectOf(await request(address, { quiet: true }));
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    throw new UsageError(
      cause.kind === 'network'
        ? `The server does not answer: ${reasonOf(cause.cause)}.`
        : `The server does not let this account in (${cause.kind}, status ${cause.status}). Name one with --session or --access-key.`,
    );
  }
}

function* entriesOf(facts: Facts): Generator<Entry> {
  for (const reach of reachIn(facts)) yield entryOf(reach);
}
