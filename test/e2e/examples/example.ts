import { LONG_TEST_LIMIT_MS } from '../../limits.mjs';
import { consoleAddress, startCommand } from '../../startCommand.mjs';
import { consoleOf, type UsedConsole } from '../console.ts';

/** The console of a project below `examples`, with the kernel as its server, started as its users do. */
export function exampleConsole(name: string): UsedConsole {
  return consoleOf(async () => {
    const command = [
      'node',
      'sandbox/launch.mjs',
      'start',
      '--cwd',
      `examples/${name}`,
      '--port',
      '0',
    ];
    const { address, child, exited } = await startCommand(command, {
      addressIn: consoleAddress,
      limitMs: LONG_TEST_LIMIT_MS,
    });
    return {
      url: address,
      stop() {
        child.kill('SIGINT');
        return exited;
      },
    };
  });
}
