// Writes `codegen/schema/generated/manifest.ts`, or the file that is given, from the schemas; with `--check` it
// only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';

const HEADER = `/*
 * The manifests as they are written. Made by codegen/schema/writeManifestTypes.mjs from the schemas in that
 * folder; \`npm run generate\` makes it anew, so change the schemas. The language is explained in
 * \`docs/manifest-reference.md\`.
 */

`;

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const [file = inProject('codegen/schema/generated/manifest.ts')] = process.argv
  .slice(2)
  .filter((word) => word !== '--check');
const { module } = await runnerImport(inProject('codegen/schema/manifestTypes.ts'), {
  configFile: false,
  logLevel: 'warn',
});
const { ignorePatterns: _, ...style } = JSON.parse(
  readFileSync(inProject('.oxfmtrc.json'), 'utf8'),
);
const { code } = await format(file, HEADER + module.manifestTypes(), {
  ...style,
  jsdoc: { capitalizeDescriptions: false },
});

if (code !== readFileSync(file, 'utf8')) {
  if (process.argv.includes('--check')) {
    console.error(`${file} differs from the schemas in codegen/schema: npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, code);
  }
}
