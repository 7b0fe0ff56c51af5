// `npm start` and `npm run dev`: bundles what changed, then runs it in this same process.

/** npm dies of SIGTERM without telling its child; how soon the child notices, in milliseconds. */
const PARENT_CHECK_MS = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

await import('../codegen/bundle.mjs');
await import('../dist/bin/start.mjs');
