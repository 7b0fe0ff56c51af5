import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ARGS = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
/** npm's mark of what development alone needs: its `--omit=dev` also drops what both need (npm/cli#7909). */
const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The list of what a project ships (SBOM, CycloneDX 1.5), as npm reads it from the lock file. The same lock file gives
 * the same list anywhere: npm's random serial number becomes one made of the contents, and clock, folder and version of
 * npm are left out.
 *
 * @param {string} folder a project with package.json and package-lock.json
 * @returns {Promise<string>} JSON
 * @throws when there is no npm, when it cannot read the lock file, and when the project has no name
 */
export async function sbomOf(folder) {
  const { stdout } = await run('npm', ARGS, { cwd: folder, maxBuffer: 2 ** 26 });
  const { serialNumber: _, metadata, ...all } = JSON.parse(stdout);
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (name === undefined) throw new Error('package.json has no name.');
  const components = all.components.filter(({ properties }) =>
    properties.every((property) => property.name !== DEVELOPMENT),
  );
  const root = metadata.component['bom-ref'];
  const shipped = new Set([root, ...components.map((component) => component['bom-ref'])]);
  const contents = {
    ...all,
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => shipped.has(to)) })),
    metadata: {
      lifecycles: metadata.lifecycles,
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...metadata.component, name },
    },
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(contents))}`;
  return `${JSON.stringify({ ...contents, serialNumber }, undefined, 2)}\n`;
}

/** A UUID made of contents (RFC 9562, version 8). */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
