import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textFiles } from './projectText.ts';
import { readTitles, testsMeant } from './testTitles.ts';

const PAGE = readFileSync('docs/SECURITY.md', 'utf8');
const TABLE = /<!-- asvs:start -->\n([\s\S]*)<!-- asvs:end -->/.exec(PAGE)?.[1] ?? '';
const ROWS = TABLE.trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** `test/a.test.ts > title`, or a file alone. */
const PROOF = /`(?<file>test\/\S+\.test\.tsx?)(?: > (?<title>[^`]+))?`/g;
const NO_CHECK = /NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized/;

describe('docs/SECURITY.md', () => {
  it('names tests that exist', () => {
    const proofs = [...TABLE.matchAll(PROOF)].map(({ groups = {} }) => groups);
    expect(proofs.length).toBeGreaterThan(20);
    const missing = proofs.filter(({ file = '', title }) => {
      if (!existsSync(file)) return true;
      return title !== undefined && testsMeant(readTitles(file), [title]).length === 0;
    });
    expect(missing).toEqual([]);
  });

  it('has a test for every item that holds, and a reason for the others', () => {
    expect(ROWS.length).toBeGreaterThan(30);
    for (const [, item, , state, proof = ''] of ROWS) {
      const isProven = proof.includes('`');
      expect(isProven || state !== 'holds', `item ${item}`).toBe(true);
      expect(proof.length, `item ${item}`).toBeGreaterThan(10);
    }
  });

  it('is right that nothing switches the check of certificates off', () => {
    const places = textFiles(['sandbox', 'codegen', 'package.json'], /\.(?:ts|mjs|json)$/);
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(({ text }) => NO_CHECK.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
