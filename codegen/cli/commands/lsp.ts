import type { Command } from 'commander';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { addCommand, projectFolder, type CommonOptions } from '../command.ts';

/** `gatehouse lsp`: the language server of manifests and texts, on standard input and output. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'lsp', 'the language server for editors, on standard input and output')
    // Editors add it whatever the server does.
    .option('--stdio', 'talk on standard input and output, as it does anyway')
    .action(async (options: CommonOptions) => {
      const folder = projectFolder(env, options);
      const [{ serve }, { projectReader, rulePages }] = await Promise.all([
        import('../../lsp/server.ts'),
        import('../editedProject.ts'),
      ]);
      await serve({
        folder,
        read: projectReader(folder),
        pageOf: rulePages(folder),
        version: program.version() ?? '',
      });
      env.exit(EXIT.fine);
    });
}
