import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyParts, PARTS_OF_CONSOLE } from '../projectCopy.ts';
import { startProcess, type ConsoleProcess } from './server.ts';

/** The development server of a copy of the project, whose manifests a test may change. */
export interface DevConsole extends ConsoleProcess {
  /** Replaces a part of one of its files; the part must be there once. */
  edit(file: string, part: string, other: string): void;
  /** Adds a file, or replaces it, with the folders above it. */
  write(file: string, text: string): void;
  remove(file: string): void;
}

/** A copy of the project below `dist`. */
interface ProjectCopy {
  readonly folder: string;
  edit: DevConsole['edit'];
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(process.cwd(), 'dist', '.dev-'));
  copyParts(folder, [...PARTS_OF_CONSOLE, 'docs/rules']);
  const edit: DevConsole['edit'] = (file, part, other) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const times = text.split(part).length - 1;
    if (times !== 1) throw new Error(`${file} has '${part}' ${times} times`);
    writeFileSync(path, text.replace(part, other));
  };
  return { folder, edit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `npm run dev` in a copy of the project, on a free port. */
export async function startDev(
  copy: ProjectCopy,
  args: readonly string[] = [],
): Promise<DevConsole> {
  const started = await startProcess(['--dev', ...args], copy.folder);
  return {
    ...started,
    edit: copy.edit,
    write(file, text) {
      const path = join(copy.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    remove: (file) => rmSync(join(copy.folder, file)),
    async stop() {
      const code = await started.stop();
      copy.remove();
      return code;
    },
  };
}
