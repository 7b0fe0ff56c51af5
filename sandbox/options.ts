import { parseArgs } from 'node:util';
import type { Network } from './kernel/serve/badNetwork.ts';
import { readTarget, type Target } from './kernel/serve/proxy/target.ts';
import type { SessionRules } from './kernel/core/sandbox.ts';
import { isLicenceState, LICENCE_STATES, type LicenceState } from './kernel/core/licenceState.ts';

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  /** Further host names that the server accepts. */
  readonly allowedHosts: readonly string[];
  /** Folder of the database; a temporary one when absent. */
  readonly data: string | undefined;
  /** A real server to use instead of the sandbox. */
  readonly api: string | undefined;
  /** The address for browsers behind a TLS proxy. */
  readonly publicOrigin: string | undefined;
  /** State of the sandbox's enterprise licence. */
  readonly licence: LicenceState;
  /** Lifetime of the sandbox's sessions. */
  readonly sessions: Partial<SessionRules>;
  /** Total number of assets, with the rest in proportion; by default only those of the demo. */
  readonly scale: number | undefined;
  /** Rows of a list call at most; as many as it asks for when absent. */
  readonly maxRows: number | undefined;
  /** Latency and faults; none when absent. */
  readonly network: Network | undefined;
  readonly dev: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
}

type ParsedOptions =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly problem: string };

const DEFAULT_PORT = 8080;
const LARGEST_PORT = 65_535;
/** Only this machine, because the passwords of the accounts are public. */
const DEFAULT_HOST = '127.0.0.1';
/** The number of seeded addresses (10.64.0.0 to 10.255.255.255, RFC 1918). */
const LARGEST_SCALE = 1_000_000;
/** One minute; no client waits longer. */
const LARGEST_LATENCY_MS = 60_000;

export const USAGE = `npm start -- [options]

  --port N      port to listen on (${DEFAULT_PORT})
  --host NAME   address to listen on (${DEFAULT_HOST}: this machine only)
  --allowed-host NAME
                answer to this name too; may be given more than once
  --data DIR    keep the sandbox's data in DIR; without it every start is fresh
  --licence STATE
                enterprise licence of the sandbox: ${LICENCE_STATES.join(', ')}
  --session MARK
                what the session mark says: close, age (as chosen at login)
  --session-age SECONDS
                how long a session lasts without use (86400)
  --scale N     seed N assets, with people, sessions and commands in proportion
  --max-rows N  give at most N rows per call, as v2.28 does with 100
  --latency MS  let every call of the API take so many milliseconds longer
  --fault RATE  let this share of the calls fail on the way: 0.1 is every tenth
  --api URL     serve the console in front of this server instead of the sandbox
  --public-url URL
                with --api: where people see it, through a server with TLS in front
  --dev         hot reload of code, manifests and locales
  --quiet       print nothing but errors
  --help        print this`;

/** Parses the command line of `npm start`. */
export function parseOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        host: { type: 'string', default: DEFAULT_HOST },
        'allowed-host': { type: 'string', multiple: true, default: [] },
        data: { type: 'string' },
        api: { type: 'string' },
        'public-url': { type: 'string' },
        licence: { type: 'string', default: 'none' },
        session: { type: 'string' },
        'session-age': { type: 'string' },
        scale: { type: 'string' },
        'max-rows': { type: 'string' },
        latency: { type: 'string' },
        fault: { type: 'string' },
        dev: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > LARGEST_PORT) {
      return { ok: false, problem: `--port must be a number from 0 to ${LARGEST_PORT}.` };
    }
    const target = values.api === undefined ? undefined : readTarget(values.api);
    if (target && 'problem' in target) return { ok: false, problem: target.problem };
    const api = target?.url.origin;
    const { host, data, licence, dev, quiet, help, 'allowed-host': allowedHosts } = values;
    if (!allowedHosts.every((name) => /^[\w.-]+$/.test(name))) {
      return { ok: false, problem: '--allowed-host must be a name such as console.example.com.' };
    }
    const front = readPublicUrl(values['public-url'], api);
    if (front && 'problem' in front) return { ok: false, problem: front.problem };
    if (!isLicenceState(licence)) {
      return { ok: false, problem: `--licence must be one of ${LICENCE_STATES.join(', ')}.` };
    }
    const sessions = readSessions(values.session, values['session-age']);
    if (typeof sessions === 'string') return { ok: false, problem: sessions };
    if (api !== undefined && Object.keys(sessions).length > 0) {
      return { ok: false, problem: '--session is about the sandbox: it cannot go with --api.' };
    }
    if (api !== undefined && licence !== 'none') {
      return { ok: false, problem: '--licence is about the sandbox: it cannot go with --api.' };
    }
    const scale = values.scale === undefined ? undefined : wholeNumber(values.scale, LARGEST_SCALE);
    if (scale === null) return { ok: false, problem: SCALE_PROBLEM };
    const maxRows = readMaxRows(values['max-rows']);
    if (maxRows === null) return { ok: false, problem: MAX_ROWS_PROBLEM };
    const network = readNetwork(values.latency, values.fault);
    if (typeof network === 'string') return { ok: false, problem: network };
    if (api !== undefined && (scale !== undefined || maxRows !== undefined || network)) {
      const problem =
        '--scale, --max-rows, --latency and --fault are about the sandbox: they cannot go with --api.';
      return { ok: false, problem };
    }
    return {
      ok: true,
      options: {
        port,
        host,
        allowedHosts,
        data,
        api,
        publicOrigin: front?.url.origin,
        licence,
        sessions,
        scale,
        maxRows,
        network,
        dev,
        quiet,
        help,
      },
    };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Requires `--api`: the address decides about origins and cookies of forwarded calls. */
function readPublicUrl(text: string | undefined, api: string | undefined): Target | undefined {
  if (text === undefined) return undefined;
  if (api === undefined) return { problem: '--public-url goes with --api.' };
  const front = readTarget(text);
  const known = 'url' in front && front.url.protocol === 'https:';
  return known ? front : { problem: PUBLIC_URL_PROBLEM };
}

const PUBLIC_URL_PROBLEM =
  '--public-url must be scheme, name and port alone, such as https://console.example.com.';

/** Parsed session options, or an error. */
function readSessions(
  mark: string | undefined,
  age: string | undefined,
): Partial<SessionRules> | string {
  if (mark !== undefined && mark !== 'close' && mark !== 'age') {
    return '--session must be close or age.';
  }
  if (age !== undefined && !/^[1-9]\d*$/.test(age)) {
    return '--session-age must be a number of seconds.';
  }
  return { ...(mark && { mark }), ...(age !== undefined && { ageSeconds: Number(age) }) };
}

const SCALE_PROBLEM = `--scale must be a number of assets, at most ${LARGEST_SCALE}.`;

const MAX_ROWS_PROBLEM = '--max-rows must be a number of rows, at least 1.';

/** Null when the text is not a number of rows. */
function readMaxRows(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined;
  return /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** Null when the text is not a whole number within the limit. */
function wholeNumber(text: string, largest: number): number | null {
  return /^\d+$/.test(text) && Number(text) <= largest ? Number(text) : null;
}

/** Parsed network options, or an error. */
function readNetwork(
  latency: string | undefined,
  fault: string | undefined,
): Network | string | undefined {
  if (latency === undefined && fault === undefined) return undefined;
  const latencyMs = wholeNumber(latency ?? '0', LARGEST_LATENCY_MS);
  if (latencyMs === null) {
    return `--latency must be a number of milliseconds, at most ${LARGEST_LATENCY_MS}.`;
  }
  const faultRate = Number(fault ?? 0);
  if (fault?.trim() === '' || !(faultRate >= 0 && faultRate <= 1)) {
    return '--fault must be a share from 0 to 1, such as 0.1.';
  }
  return { latencyMs, faultRate };
}
