import { compileProject } from './model.ts';
import { parseOptions, USAGE, type StartOptions } from './options.ts';
import { findProject } from './project.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { ensureConsole } from './serve/build.ts';
import { startSandbox, type StartedSandbox } from './start.ts';

/** Exit codes of every command. Source: design, section 4. */
const WRONG_USE = 2;
const FINDINGS = 1;
const FAULT = 3;

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
  const project = findProject();
  const { model, diagnostics } = options.api ? { diagnostics: [] } : compileProject(project);
  if (!options.api && !model) {
    for (const { file, range, message } of diagnostics) {
      console.error(`${file}:${range.start.line}:${range.start.column} ${message}`);
    }
    return stop(FINDINGS, 'The manifests have mistakes. "npx gatehouse validate" explains them.');
  }
  const built = options.dev ? undefined : await ensureConsole(project, say);
  running.server = await startSandbox({
    ...(model && { model }),
    ...(built && { console: built.folder }),
    ...(options.dev && { develop: project }),
    ...(options.data !== undefined && { data: options.data }),
    ...(options.api !== undefined && { api: options.api.replace(/\/+$/, '') }),
    licence: options.licence,
    sessions: options.sessions,
    ...(options.scale !== undefined && { scale: options.scale }),
    ...(options.network && { network: options.network }),
    port: options.port,
    host: options.host,
    say,
  });
  greet(running.server.url, options, say);
}

function greet(url: string, options: StartOptions, say: (line: string) => void): void {
  say(`\n  Gatehouse is ready: ${url}/ui/\n`);
  if (options.api) return say(`  Calls go to ${options.api}.\n`);
  for (const { username, comment } of ACCOUNTS) say(`  ${username.padEnd(9)} ${comment}`);
  if (options.licence !== 'none') say(`\n  The enterprise licence is ${options.licence}.`);
  if (options.network) {
    const { latencyMs, faultRate } = options.network;
    say(
      `\n  Every call takes ${latencyMs} ms longer; ${faultRate * 100} % of them fail on the way.`,
    );
  }
  say(`\n  The password of all four is ${DEMO_PASSWORD}.`);
  say(
    options.data
      ? `  Data is kept in ${options.data}.`
      : '  Data goes when this ends; --data DIR keeps it.',
  );
  say('  Ctrl+C stops it.\n');
}

/** Ctrl+C ends cleanly at any time, also while the console is still being built. */
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

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    stop(WRONG_USE, 'This port is in use. Choose another: npm start -- --port 8081');
  }
  stop(FAULT, error instanceof Error ? (error.stack ?? error.message) : String(error));
});
