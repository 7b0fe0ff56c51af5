import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Words } from '../sandbox/kernel/core/messages.ts';

/** One sentence of the sandbox, and the file and name under which it stands. */
export interface SandboxWord {
  readonly file: string;
  readonly name: string;
  readonly sentence: Words[string];
}

/** Everything that the sandbox says: `words.ts` and `…Words.ts` of its folders. */
export async function sandboxWords(): Promise<readonly SandboxWord[]> {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:words|\w+Words)\.ts$/.test(file))
    .map((file) => join('sandbox', file));
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: Readonly<Record<string, unknown>> = await import(resolve(file));
      return Object.values(exported)
        .filter((value) => typeof value === 'object')
        .flatMap((words) =>
          Object.entries(words as Words).map(([name, sentence]) => ({ file, name, sentence })),
        );
    }),
  );
  return modules.flat();
}
