#!/usr/bin/env node
// `npx gatehouse`, copied to `dist/bin/gatehouse.mjs`: runs the bundle beside it, and bundles again first when
// sources have changed.
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/** `EXIT.fault` of codegen/cli/environment.ts, which plain JavaScript cannot import. */
const FAULT = 3;
/**
 * Most runs end before optimized code has paid for its making: with twenty times V8's own budget for it, checking 120
 * resources takes a quarter less CPU, and 600 a tenth.
 */
setFlagsFromString('--interrupt-budget=1500000');

const freshBundle = new URL('../../codegen/bundle/freshBundle.mjs', import.meta.url);

try {
  // An installation that has only `dist` has no sources to compare with.
  if (existsSync(freshBundle)) {
    const { bundleIfChanged, COMMAND_SOURCES } = await import(freshBundle.href);
    await bundleIfChanged(COMMAND_SOURCES);
  }
  await import(new URL('command.mjs', import.meta.url).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = FAULT;
}
