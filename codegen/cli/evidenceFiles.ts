import { accountsOf } from '../access/accounts.ts';
import { digestLines, sha256 } from '../bundle/digests.mjs';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../model/securityHeaders.ts';
import { gatesOf } from '../questions/gates.ts';
import { matrixOf } from '../questions/matrix.ts';
import { MATRIX_FORMATS } from '../questions/matrixReport.ts';
import type { Side } from '../questions/side.ts';
import { addressEntries } from './routeEntries.ts';

/** A file of the evidence, and what it is. */
export interface EvidenceFile {
  readonly file: string;
  readonly about: string;
  readonly text: string;
}

/** What could not be written, and why. */
export interface MissingFile {
  readonly file: string;
  readonly because: string;
}

/** What the evidence is about. */
interface EvidenceSubject {
  readonly project: { readonly name: string; readonly version: string };
  /** The version of the compiler that wrote it. */
  readonly gatehouse: string;
  /** The commit of the project's folder; `dirty` when the folder differs from it. Null outside of a checkout. */
  readonly commit: { readonly id: string; readonly dirty: boolean } | null;
}

/** The version of the index; increased when readers must change. */
const FORMAT_VERSION = '1.0';
/** In the policy, where the name stands under which the console is served. */
const HOST = 'HOST';
/** The index, and the list of all digests. They tell a folder of evidence from others. */
export const INDEX = 'index.json';
export const SUMS = 'SHA256SUMS';

/** What follows from the manifests alone: who reaches what, every address, every gate, the headers. */
export function filesOfManifests(side: Side): readonly EvidenceFile[] {
  const matrix = matrixOf(side, accountsOf(side.model));
  return [
    {
      file: 'matrix.csv',
      about: 'who reaches which page and action, for spreadsheet programs (gatehouse matrix)',
      text: MATRIX_FORMATS.csv(matrix),
    },
    {
      file: 'matrix.html',
      about: 'the same as a page to search and print',
      text: MATRIX_FORMATS.html(matrix),
    },
    {
      file: 'routes.json',
      about: 'every address with its permissions and API calls (gatehouse routes --json)',
      text: jsonText(addressEntries(side.model)),
    },
    {
      file: 'gates.json',
      about:
        'the gate of every page, tab, action and field, with file and line of each requirement',
      text: jsonText(gatesOf(side)),
    },
    {
      file: 'csp.txt',
      about: `the security headers of every answer; ${HOST} is the name under which the console is served`,
      text: headersText(),
    },
  ];
}

function headersText(): string {
  const headers = { 'Content-Security-Policy': contentSecurityPolicy(HOST), ...SECURITY_HEADERS };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/**
 * The files with their index and the list of digests, which `sha256sum -c` reads. It depends on its arguments alone: on no
 * clock, no folder and no time zone.
 */
export function withIndex(
  subject: EvidenceSubject,
  files: readonly EvidenceFile[],
  missing: readonly MissingFile[],
): ReadonlyMap<string, string> {
  const listed = files.map(({ file, about, text }) => ({
    file,
    about,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const index = jsonText({ formatVersion: FORMAT_VERSION, ...subject, files: listed, missing });
  const texts = [...files.map(({ file, text }) => [file, text] as const), [INDEX, index] as const];
  return new Map([...texts, [SUMS, digestLines(texts)]]);
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
