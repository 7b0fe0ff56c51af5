import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { madeFiles } from './docs.ts';
import { doubtfulProofs } from './proofs.ts';
import { readQuestionnaire } from './questionnaire.ts';

const { domains } = readQuestionnaire();
const rows = domains.flatMap(({ questions }) =>
  questions.map((row) => ({ ...row, id: row.question })),
);
/** Another test holds these to what makes them: they may not be written yet. */
const made = new Set(madeFiles().map(({ file }) => file));

/** The headings of a page as links call them. */
function anchorsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the answers for security questionnaires', () => {
  it('are about every domain that buyers ask about', () => {
    expect(domains.map(({ domain }) => domain)).toEqual([
      'About the product',
      'Authentication',
      'Access control',
      'Sessions',
      'Encryption',
      'Secrets',
      'Logging and audit evidence',
      'Input handling',
      'Dependencies and SBOM',
      'Development and code review',
      'Handling of weaknesses',
      'Data in the browser',
      'Privacy',
      'Hosting and deployment',
      'Business continuity',
      'Accessibility',
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('say yes to nothing without a test or a page', () => {
    const wordless = rows.filter(
      ({ answer, proof, docs }) => answer === 'yes' && proof === undefined && docs === undefined,
    );
    expect(wordless).toEqual([]);
  });

  it('name tests that exist, each exactly', () => {
    expect(rows.flatMap(({ proof = [] }) => proof).length).toBeGreaterThan(30);
    expect(doubtfulProofs(rows)).toEqual([]);
  });

  it('name pages and headings that exist', () => {
    const missing = rows
      .flatMap(({ docs = [] }) => docs)
      .filter((path) => {
        const [file = '', heading] = path.split('#');
        if (!existsSync(file)) return !made.has(file);
        return heading !== undefined && !anchorsOf(file).includes(heading);
      });
    expect(missing).toEqual([]);
  });

  it('claim no certificate', () => {
    const certificate = rows.find(({ id }) => id.includes('SOC 2'));
    expect(certificate?.answer).toBe('no');
  });
});
