// `npm start`, `npm run dev`, `gatehouse start`, `dev` and `build`: bundles again when sources have changed, then runs the bundle in this
// process. An old Node has to be able to read this file, to say which one is needed: no `await` outside of functions.
import { refuseOtherNode } from '../codegen/bundle/nodeVersion.mjs';

/**
 * npm ends on SIGTERM without forwarding it; this process checks that often whether its parent still exists, in
 * milliseconds.
 */
const PARENT_CHECK_MS = 500;
const FAULT = 3;

refuseOtherNode();
endWithNpm();
launch().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(FAULT);
});

async function launch() {
  const { freshServer } = await import('../codegen/bundle/freshBundle.mjs');
  await import(await freshServer(process.argv));
}

function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
