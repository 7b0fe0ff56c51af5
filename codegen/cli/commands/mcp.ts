import type { Command } from 'commander';
import { addCommand, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';

interface McpCommandOptions extends CommonOptions {
  readonly write?: true;
}

/** `gatehouse mcp`: the server for coding agents, on standard input and output. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'mcp',
    'the server for coding agents (Model Context Protocol), on standard input and output',
    ['pretty'],
  )
    .option('--write', 'add, rename and fix change files; without it they only show the changes')
    .action(async (options: McpCommandOptions) => {
      const folder = projectFolder(env, options);
      const { serveMcp } = await import('../mcpServer.ts');
      await serveMcp({
        folder,
        write: options.write === true,
        version: program.version() ?? '',
        stdin: process.stdin,
        stdout: process.stdout,
        onError: (message) => env.stderr.write(`${message}\n`),
      });
      env.exit(EXIT.fine);
    });
}
