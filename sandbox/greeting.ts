import project from '#sandbox';
import type { SessionFacts } from '../codegen/model/session.ts';
import type { NoAnswerReason } from './kernel/serve/proxy/problem.ts';
import { noAnswerReasonTexts } from './kernel/pages/noAnswerPage.ts';
import type { StartOptions } from './options.ts';
import type { StartedSandbox } from './start.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * The text that `npm start` prints once the server answers: its address, the accounts, and unusual options.
 *
 * @param noAnswer why the server of `--api` does not answer
 * @param login how people sign in, where they do
 */
export function greeting(
  { url, base }: Pick<StartedSandbox, 'url' | 'base'>,
  options: StartOptions,
  noAnswer?: NoAnswerReason,
  login?: SessionFacts['login'],
): readonly string[] {
  const { accounts } = project;
  const ready = `\n  Gatehouse is ready: ${url}${base}\n`;
  if (options.api) {
    const { publicOrigin } = options;
    const there = publicOrigin === undefined ? [] : [`  People see it at ${publicOrigin}${base}.`];
    return [
      ready,
      ...there,
      `  Calls go to ${options.api}.`,
      ...(noAnswer ? noAnswerLines(options.api, noAnswer) : []),
      '  This is for trying out; for an installation: docs/deploy.md.\n',
    ];
  }
  return [
    ready,
    ...(accounts?.people ?? []).map(
      ({ username, comment }) => `  ${username.padEnd(9)} ${comment}`,
    ),
    ...(project.areas ? [] : [anybodyLine(login)]),
    ...(project.greeting?.(options.options) ?? []).map((line) => `\n  ${line}`),
    ...(options.network ? [networkLine(options.network)] : []),
    ...(accounts
      ? [`\n  The password of all ${accounts.people.length} is ${accounts.password}.`]
      : []),
    ...(LOOPBACK.has(options.host) ? [] : othersLines()),
    options.data
      ? `  Data is kept in ${options.data}.`
      : '  Data goes when this ends; --data DIR keeps it.',
    '  Ctrl+C stops it.\n',
  ];
}

/** Who is let in by a demo server that knows no accounts. */
function anybodyLine(login: SessionFacts['login']): string {
  switch (login?.kind) {
    case 'token':
      return '  Log in with any name and any password, such as demo and demo: the demo server takes them all.';
    case 'page':
      return '  Log in by the button of the login page: the demo server asks for no name and no password.';
    default:
      return '  Nobody has to log in.';
  }
}

function noAnswerLines(server: string, reason: NoAnswerReason): readonly string[] {
  return [
    `\n  ${server} does not answer yet. ${noAnswerReasonTexts[reason].en}`,
    '  The console works once it does; docs/troubleshooting.md says what to do.\n',
  ];
}

/** A warning that the passwords are public, for servers that other machines can reach. */
function othersLines(): readonly string[] {
  const { warnings = [] } = project;
  return [
    '  Others can reach this server, and log in with it;',
    ...warnings.map((line) => `  ${line}`),
  ];
}

function networkLine({ latencyMs, faultRate }: NonNullable<StartOptions['network']>): string {
  return `\n  Every call takes ${latencyMs} ms longer; ${faultRate * 100} % of them fail on the way.`;
}
