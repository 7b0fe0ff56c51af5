import type { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../read/engineFolder.ts';
import { GENERATED } from '../../emit/paths.ts';
import { addCommand, answer } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';

/** `gatehouse test`: what CI asks of a project; it ends with the first part that fails. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'test',
    'validate with expectations, compare generated/ with the manifests, and build the console',
    ['pretty'],
  );
  answer(command, env, async ({ folder }) => {
    const isCommitted = existsSync(join(folder, GENERATED, 'names.ts'));
    for (const part of ['validate', isCommitted ? 'check' : 'generate', 'build']) {
      env.stdout.write(`gatehouse ${part}\n`);
      const exit = await run(part, folder);
      if (exit !== EXIT.fine) return { err: `gatehouse ${part} has failed.\n`, exit };
    }
    return {};
  });
}

async function run(part: string, folder: string) {
  const program = join(engineFolder(), 'dist/bin/gatehouse.mjs');
  const child = spawn(process.execPath, [program, part, '--cwd', folder], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return Object.values(EXIT).find((exit) => exit === code) ?? EXIT.fault;
}
