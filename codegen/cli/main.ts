import { text } from 'node:stream/consumers';
import type { CliEnvironment } from './environment.ts';
import { runCli } from './program.ts';

const environment: CliEnvironment = {
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  isTty: process.stdout.isTTY,
  readStdin: () => text(process.stdin),
  variables: process.env,
  // Not process.exit(): what was written to a pipe must arrive first.
  exit: (code) => {
    process.exitCode = code;
  },
};

await runCli(process.argv.slice(2), environment);
