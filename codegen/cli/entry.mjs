#!/usr/bin/env node
// `npx gatehouse`, copied to `dist/bin/gatehouse.mjs`: runs the bundle beside it, made anew when its sources changed.
import { existsSync } from 'node:fs';

/** `EXIT.fault` of the command, which cannot be read here. */
const FAULT = 3;
const freshBundle = new URL('../../codegen/bundle/freshBundle.mjs', import.meta.url);

try {
  // Where only `dist` was installed, there are no sources to compare with.
  if (existsSync(freshBundle)) {
    const { bundleIfChanged, COMMAND_SOURCES } = await import(freshBundle.href);
    await bundleIfChanged(COMMAND_SOURCES);
  }
  await import(new URL('command.mjs', import.meta.url).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = FAULT;
}
