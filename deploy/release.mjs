// `npm run release`: makes what is published of this commit, in dist/release: the engine's package, the built console,
// the editor extension, what SchemaStore takes, the list of parts, and the digests of all of it. The same commit gives
// the same bytes on any machine that has git, npm and GNU tar.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestsOf, filesBelow } from '../codegen/bundle/digests.mjs';
import { packExtension } from '../editors/pack.mjs';
import { writeStoreEntry } from '../editors/schemaStore.mjs';

const OUT = 'dist/release';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 2, 2] });

const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], { encoding: 'utf8' }).split('\n');
if (!tags.includes(`v${version}`)) console.error(`This commit has no tag v${version}: a trial.`);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
run('npm', 'run', 'build');
run('npm', 'pack', '--pack-destination', OUT);
cpSync('dist/sbom.cdx.json', join(OUT, `gatehouse-${version}.cdx.json`));
/** Names in order, no owners and no times. */
const SORTED = '--sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=a+rX,go-w'.split(
  ' ',
);
const named = ['--transform', `s,^console,gatehouse-console-${version},`, '-C', 'dist'];
const archive = join(OUT, `gatehouse-console-${version}.tar.gz`);
run('tar', ...SORTED, ...named, '--use-compress-program=gzip -n9', '-cf', archive, 'console');
await packExtension(join(OUT, `gatehouse-vscode-${version}.vsix`), version);
writeStoreEntry(join(OUT, 'schemastore'));
writeFileSync(join(OUT, 'SHA256SUMS'), digestsOf(OUT, filesBelow(OUT)));
console.log(readFileSync(join(OUT, 'SHA256SUMS'), 'utf8'));
