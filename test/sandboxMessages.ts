import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Messages } from '../sandbox/kernel/core/messages.ts';

/** A message of the sandbox with its file and key. */
interface SandboxMessage {
  readonly file: string;
  readonly name: string;
  readonly sentence: Messages[string];
}

/** Every message of the sandbox: those of `messages.ts`, `…Messages.ts` and `…Texts.ts`. */
export async function sandboxMessages(): Promise<readonly SandboxMessage[]> {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:messages|\w+(?:Messages|Texts))\.ts$/.test(file))
    .map((file) => join('sandbox', file));
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: Readonly<Record<string, unknown>> = await import(resolve(file));
      return Object.values(exported)
        .filter((value) => typeof value === 'object')
        .flatMap((messages) =>
          Object.entries(messages as Messages).map(([name, sentence]) => ({
            file,
            name,
            sentence,
          })),
        );
    }),
  );
  return modules.flat();
}
