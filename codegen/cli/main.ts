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
  // `process.exit()` would cut off output that is still being written to a pipe.
  exit: (code) => {
    process.exitCode = code;
  },
};

await runCli(process.argv.slice(2), environment);
