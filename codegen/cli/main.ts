import { text } from 'node:stream/consumers';
import type { CliEnvironment } from './environment.ts';
import { runCli } from './program.ts';

const environment: CliEnvironment = {
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  isTty: { stdout: process.stdout.isTTY, stderr: process.stderr.isTTY },
  readStdin: () => text(process.stdin),
  variables: process.env,
  // `process.exit()` would cut off output that is still being written to a pipe.
  exit: (code) => {
    process.exitCode = code;
  },
};

// Whoever reads the output may stop early (`| head`): that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

await runCli(process.argv.slice(2), environment);
