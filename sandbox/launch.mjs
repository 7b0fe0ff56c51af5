// `npm start` and `npm run dev`: bundles again when sources have changed, then runs the bundle in this process.
import { bundleIfChanged } from '../codegen/bundle/freshBundle.mjs';

/**
 * npm ends on SIGTERM without forwarding it; this process checks that often whether its parent still exists, in
 * milliseconds.
 */
const PARENT_CHECK_MS = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

await bundleIfChanged();
await import('../dist/bin/start.mjs');
