// Before `npm pack`: bundles the command, and writes what the package says of itself: the list of its parts and the
// digests of its files.
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digestsOf } from './digests.mjs';
import { sbomOf } from './sbom.mjs';

const DIGESTS = 'dist/SHA256SUMS';
const engine = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(engine);

// A bundle that is there may have this repository's demo server in it.
rmSync('dist/bin', { recursive: true, force: true });
execFileSync(process.execPath, ['codegen/bundle.mjs', 'command'], { stdio: ['ignore', 2, 2] });
writeFileSync('dist/sbom.cdx.json', await sbomOf(engine));
writeFileSync(DIGESTS, '');
const listed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ files }] = JSON.parse(listed);
const packed = files.map(({ path }) => path);
const others = packed.filter((path) => path !== DIGESTS);
writeFileSync(DIGESTS, digestsOf(engine, others));
// The modes of git, whatever this machine gives to new files: they are part of the package.
for (const path of packed) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
