// `npm run docs`: writes the files of docs/ that are made from others, the ceilings of rooms, and what golden
// projects expect.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
process.chdir(inProject('.'));
const { module } = await runnerImport(inProject('test/project/docs.ts'), {
  configFile: false,
  logLevel: 'warn',
});

// The pages of rules show what their golden projects expect.
for (const { file, make } of [
  ...module.expectedFindings(),
  module.ceilings(),
  ...module.madeFiles(),
]) {
  const before = module.readText(file);
  const text = make(before);
  if (text === before) continue;
  mkdirSync(dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), text);
  console.log(`written  ${file}`);
}
