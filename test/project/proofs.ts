import { existsSync } from 'node:fs';
import { readTitles, testsMeant, type TestTitle } from './testTitles.ts';

/** Something that tests prove. */
interface Proven {
  readonly id: string;
  /** `file > title`, with the titles of groups when one alone is ambiguous. */
  readonly proof?: readonly string[];
}

const files = new Map<string, readonly TestTitle[]>();

/** Proofs that do not name exactly one existing test each, with the reason. */
export function doubtfulProofs(rows: readonly Proven[]): readonly string[] {
  return rows.flatMap(({ id, proof = [] }) =>
    proof.flatMap((name) => {
      const why = doubt(name);
      return why === undefined ? [] : [`${id}: ${name}: ${why}`];
    }),
  );
}

function doubt(proof: string): string | undefined {
  const { file, parts } = partsOf(proof);
  if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return 'there is no such test file';
  const titles = files.get(file) ?? readTitles(file);
  files.set(file, titles);
  if (parts.length === 0) return 'it names no test';
  const count = testsMeant(titles, parts).length;
  return count === 1 ? undefined : `${count} tests are called so`;
}

function partsOf(proof: string): { readonly file: string; readonly parts: readonly string[] } {
  const [file = '', ...parts] = proof.split(' > ');
  return { file, parts };
}

/**
 * The proofs as links to their files, one a line, for a cell of a table.
 *
 * @param root leads from the page to the folder of the project: `../`
 */
export function proofLinks(proof: readonly string[], root: string): string {
  return proof
    .map(partsOf)
    .map(
      ({ file, parts }) =>
        `[${file.replace(/^test\//, '')}](${root}${file}) › ${parts.join(' › ')}`,
    )
    .map(cell)
    .join('<br>');
}

/** A text as a cell of a table in Markdown. */
export function cell(text: string): string {
  return text
    .trim()
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/<(?!br>)/g, '&lt;');
}
