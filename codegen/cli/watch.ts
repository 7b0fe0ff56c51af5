import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const WATCHED = ['manifest', 'locales', 'src/overrides', 'sandbox/areas'];
/** Editors write a file in several steps; changes within this time count as one. */
const SETTLE_MS = 30;

/**
 * Calls `changed` after every change of a source file until the process is interrupted. Changes during a call lead
 * to one more call.
 *
 * @param folder the project folder
 * @param ready called once the watcher is active
 */
export async function watchProject(
  folder: string,
  changed: () => Promise<void>,
  ready: () => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed);
    }, SETTLE_MS);
  };
  const watchers: FSWatcher[] = WATCHED.map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => watch(path, { recursive: true }, schedule));
  ready();
  await new Promise<void>((interrupted) => {
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await running;
}
