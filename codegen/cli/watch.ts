import { join } from 'node:path';
import { FRAME } from '../read/catalogues.ts';
import { watchFolders } from './watchFolders.ts';

const WATCHED = ['manifest', 'locales', FRAME, 'src/overrides', 'brand'];

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
  let running = Promise.resolve();
  const stop = watchFolders(
    WATCHED.map((name) => join(folder, name)),
    () => {
      running = running.then(changed);
    },
  );
  ready();
  await new Promise<void>((interrupted) => {
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
  });
  stop();
  await running;
}
