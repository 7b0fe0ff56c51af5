import type { ConsolePlaces } from '../codegen/bundle/consoleConfig.ts';
import type { ConsoleModel } from '../codegen/model/console.ts';
import { DEFAULT_BASE } from '../codegen/model/ownAddresses.ts';
import { greeting } from './greeting.ts';
import { compileProject, tellFindings } from './kernel/serve/compileProject.ts';
import type { Mended } from './kernel/serve/develop/brokenStart.ts';
import { parseOptions, USAGE, type StartOptions } from './options.ts';
import { engineFolder } from '../codegen/read/engineFolder.ts';
import { ensureConsole } from './kernel/serve/build.ts';
import type { NoAnswerReason } from './kernel/serve/proxy/problem.ts';
import { portProblem, tryPort } from './portProblem.ts';
import { namesOf, startSandbox, urlAt, type StartedSandbox } from './start.ts';

/** Exit codes of every command. Source: design, section 4. */
const WRONG_USE = 2;
const FINDINGS = 1;
const FAULT = 3;
/** Of errors that say what to do: other options. */
const WRONG_OPTIONS = 'UNUSABLE_DATA';

async function main(args: readonly string[]): Promise<void> {
  const parsed = parseOptions(args);
  if (!parsed.ok) return stop(WRONG_USE, `${parsed.problem}\n\n${USAGE}`);
  const { options } = parsed;
  if (options.help) return console.log(USAGE);
  const say = (line: string) => {
    if (!options.quiet) console.log(line);
  };
  const running: { server?: StartedSandbox } = {};
  stopOnSignal(running);
  // A taken port is reported before seconds go into compiling and building.
  await tryPort(options.port, options.host);
  const project = options.cwd;
  const { model: compiled, diagnostics } = compileProject(project);
  const places = { engine: engineFolder(), project, base: compiled?.app.base ?? DEFAULT_BASE };
  const mended =
    options.dev && !options.api && !compiled ? await mendedModel(places, options, say) : undefined;
  const model = mended?.model ?? compiled;
  if (!options.api && !model) {
    tellFindings(diagnostics);
    process.exit(FINDINGS);
  }
  const wrong = unservedVersion(options.server, model);
  if (wrong !== undefined) return stop(WRONG_USE, wrong);
  const built = options.dev ? undefined : await ensureConsole(places, say);
  running.server = await startSandbox({
    ...options,
    model,
    console: built?.folder,
    develop: options.dev ? places : undefined,
    port: mended?.port ?? options.port,
    say,
  });
  const noAnswer = options.api === undefined ? undefined : await noAnswerOf(options.api);
  const login = model?.session.login;
  for (const line of greeting(running.server, options, noAnswer, login)) say(line);
}

/** What is wrong with the version that was asked for. */
function unservedVersion(server: string | undefined, model?: ConsoleModel): string | undefined {
  const versions = model?.app.servers.map(({ version }) => version) ?? [];
  if (server === undefined || !model || versions.includes(server)) return undefined;
  return versions.length === 0
    ? '--server goes with a project that serves several versions.'
    : `--server must be one of ${versions.join(', ')}.`;
}

async function noAnswerOf(api: string): Promise<NoAnswerReason | undefined> {
  // Loaded on demand, because most starts do not need it.
  const { probe } = await import('./kernel/serve/proxy/probe.ts');
  return probe(api);
}

/** Shows the findings of broken manifests in the browser until they are mended. */
async function mendedModel(
  places: ConsolePlaces,
  options: StartOptions,
  say: (line: string) => void,
): Promise<Mended> {
  // Loaded on demand, because most starts do not need it.
  const { untilMended } = await import('./kernel/serve/develop/brokenStart.ts');
  return untilMended(places, {
    ...options,
    acceptsHost: namesOf(options),
    say,
    opened(port, base) {
      const address = `${urlAt(port, options.host)}${base}`;
      say(
        `\n  The manifests have mistakes: ${address} shows them.\n  The console starts when they are mended. Ctrl+C stops it.\n`,
      );
    },
  });
}

/** Ctrl+C stops the server at any time, also while the console is being built. */
function stopOnSignal(running: { readonly server?: StartedSandbox }): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      Promise.resolve(running.server?.close()).then(
        () => process.exit(0),
        (error: unknown) => stop(FAULT, String(error)),
      );
    });
  }
}

function stop(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

main(process.argv.slice(2)).catch(async (error: unknown) => {
  const problem = await portProblem(error, process.argv.includes('--dev') ? 'run dev' : 'start');
  if (problem !== undefined) stop(WRONG_USE, problem);
  if (error instanceof Error && 'code' in error && error.code === WRONG_OPTIONS)
    stop(WRONG_USE, error.message);
  stop(FAULT, error instanceof Error ? (error.stack ?? error.message) : String(error));
});
