import type { Command } from 'commander';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import { digestsOf, filesBelow } from '../../bundle/digests.mjs';
import { sbomOf } from '../../bundle/sbom.mjs';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';
import {
  filesOfManifests,
  INDEX,
  SUMS,
  withIndex,
  type EvidenceFile,
  type MissingFile,
} from '../evidenceFiles.ts';
import { commitOf } from '../gitFiles.ts';
import { openSide } from '../sides.ts';

interface EvidenceOptions extends CommonOptions {
  readonly out: string;
}

const CONSOLE = 'dist/console';
/** Papers that a project may have, under the names that they have in the evidence. */
const PAPERS = [
  {
    file: 'accessibility.yaml',
    about: 'the accessibility conformance report (OpenACR)',
    path: 'docs/accessibility/openacr.yaml',
  },
  {
    file: 'security-questionnaire.md',
    about: 'answers for security questionnaires',
    path: 'docs/security-questionnaire.md',
  },
  {
    file: 'specification-map.md',
    about: 'which tests prove the specification',
    path: 'docs/specification-map.md',
  },
] as const;

/** `gatehouse evidence`: a folder with what auditors ask for of a console, with digests. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'evidence',
    'write what auditors ask for into a folder: matrix, routes, gates, headers, packages, papers, digests',
  ).option(
    '--out <dir>',
    'the folder to write into, from the project folder',
    '.gatehouse/evidence',
  );
  answer<EvidenceOptions>(command, env, async ({ options, folder }) => {
    const out = resolve(folder, options.out);
    const isThere = holdsEvidence(out);
    const side = openSide(undefined, folder, env, { folder: '', written: [], missing: [] });
    const { name, version } = side.model.app;
    const parts = [
      ...filesOfManifests(side),
      await packagesOf(folder),
      digestsOfConsole(folder),
      ...PAPERS.map((paper) => paperOf(folder, paper)),
    ];
    const files = parts.filter((one): one is EvidenceFile => 'text' in one);
    const missing = parts.filter((one): one is MissingFile => 'because' in one);
    const commit = commitOf(folder, out) ?? null;
    const subject = { project: { name, version }, gatehouse: about.version, commit };
    const texts = withIndex(subject, files, missing);
    replaceFolder(out, isThere, texts);
    const written = [...texts.keys()];
    const message = `${out}: ${written.length} files, whose digests are in ${SUMS}.\n`;
    const err = missing.map(({ file, because }) => `missing  ${file}: ${because}\n`).join('');
    return { result: { folder: out, written, missing }, out: message, err };
  });
}

/**
 * Whether a folder is evidence of an earlier run, which may be replaced.
 *
 * @returns false when there is no such folder, or nothing in it
 * @throws UsageError when there is anything else in the folder: nothing is removed that this command has not written
 */
function holdsEvidence(out: string): boolean {
  const names = existsSync(out) ? readdirSync(out) : [];
  if (names.length === 0) return false;
  const sums = names.includes(SUMS) ? readFileSync(join(out, SUMS), 'utf8') : '';
  const ownFiles = new Set([
    SUMS,
    ...sums.split('\n').map((line) => line.slice(line.indexOf('  ') + 2)),
  ]);
  const other = names.find((name) => !ownFiles.has(name));
  if (other === undefined && ownFiles.has(INDEX)) return true;
  throw new UsageError(
    `${join(out, other ?? '')} was not written by this command, and stays. Name another folder with --out DIR.`,
  );
}

/** Gives a folder these files and no others: all of them, or none when that fails. */
function replaceFolder(out: string, isThere: boolean, texts: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(out), { recursive: true });
  const workshop = mkdtempSync(`${out}-`);
  try {
    for (const [file, text] of texts) writeFileSync(join(workshop, file), text);
    if (isThere) rmSync(out, { recursive: true });
    renameSync(workshop, out);
  } catch (cause) {
    rmSync(workshop, { recursive: true, force: true });
    throw cause;
  }
}

/** @throws UsageError when npm cannot read the lock file */
async function packagesOf(folder: string): Promise<EvidenceFile | MissingFile> {
  const file = 'sbom.cdx.json';
  if (!existsSync(join(folder, 'package-lock.json'))) {
    return { file, because: 'the project has no package-lock.json' };
  }
  const text = await sbomOf(folder).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`npm cannot list the packages of package-lock.json. ${reason}`);
  });
  return { file, about: 'the packages that the project ships (CycloneDX)', text };
}

/** The digests of the built console; `sha256sum -c` reads them in its folder. */
function digestsOfConsole(folder: string): EvidenceFile | MissingFile {
  const file = 'console.sha256';
  const built = join(folder, CONSOLE);
  if (!existsSync(join(built, 'index.html'))) {
    return { file, because: `the console is not built: there is no ${CONSOLE} (gatehouse build)` };
  }
  const what = `the digests of the built console, of every file in ${CONSOLE}`;
  return { file, about: what, text: digestsOf(built, filesBelow(built)) };
}

function paperOf(
  folder: string,
  { file, about: what, path }: (typeof PAPERS)[number],
): EvidenceFile | MissingFile {
  const place = join(folder, path);
  if (!existsSync(place)) return { file, because: `the project has no ${path}` };
  return { file, about: what, text: readFileSync(place, 'utf8') };
}
