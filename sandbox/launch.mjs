// `npm start` and `npm run dev`: bundles anew when sources have changed, then runs the bundle in this same process.
import { bundleIfChanged } from '../codegen/bundle/freshBundle.mjs';

/** npm dies of SIGTERM without telling its child; how soon the child notices, in milliseconds. */
const PARENT_CHECK_MS = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

await bundleIfChanged();
await import('../dist/bin/start.mjs');
