import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { criteriaOf, LEVELS, openAcr, readReport } from './accessibilityReport.ts';
import { doubtfulProofs } from './proofs.ts';

/** The success criteria of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), with 4.1.1, which it has removed. */
const WCAG = {
  success_criteria_level_a:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  success_criteria_level_aa:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;
/** The other chapters of OpenACR's catalogue, with the number of their criteria; 0 where this report has none. */
const OTHER_CHAPTERS = {
  success_criteria_level_aaa: 0,
  functional_performance_criteria: 0,
  hardware: 0,
  software: 0,
  support_documentation_and_services: 0,
  en_301_549_functional_performance: 11,
  en_301_549_generic_requirements: 39,
  'en_301_549_ict_with_two-way_voice': 20,
  en_301_549_ict_with_video: 10,
  en_301_549_hardware: 33,
  en_301_549_web: 0,
  'en_301_549_non-web-documents': 3,
  en_301_549_software: 31,
  en_301_549_documentation_and_support_services: 7,
  en_301_549_ict_providing_relay_or_emergency_service_access: 8,
} as const;

/** What the schema of OpenACR 0.1.0 asks for, and the catalogue's names of components and terms. */
const isOpenAcr = new Ajv().compile({
  type: 'object',
  required: ['title', 'product', 'author'],
  properties: {
    title: { type: 'string' },
    product: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        version: { type: 'string' },
        description: { type: 'string' },
      },
    },
    author: {
      type: 'object',
      required: ['email'],
      properties: { name: { type: 'string' }, email: { type: 'string' } },
    },
    report_date: { type: 'string' },
    last_modified_date: { type: 'string' },
    version: { type: 'integer' },
    notes: { type: 'string' },
    evaluation_methods_used: { type: 'string' },
    license: { type: 'string' },
    chapters: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          notes: { type: 'string' },
          disabled: { type: 'boolean' },
          criteria: {
            type: 'array',
            items: {
              type: 'object',
              required: ['num'],
              properties: {
                num: { type: 'string' },
                components: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['name'],
                    properties: {
                      name: {
                        enum: ['web', 'electronic-docs', 'software', 'authoring-tool', 'none'],
                      },
                      adherence: {
                        type: 'object',
                        required: ['level'],
                        properties: { level: { enum: LEVELS }, notes: { type: 'string' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

const report = readReport();
const criteria = report.chapters.flatMap(criteriaOf);

describe('the accessibility conformance report', () => {
  it('has every criterion of WCAG 2.2, A and AA, once and in order', () => {
    for (const [id, numbers] of Object.entries(WCAG)) {
      const rows = report.chapters.filter((chapter) => chapter.id === id).flatMap(criteriaOf);
      expect(rows.map(({ num }) => num)).toEqual(numbers.split(' '));
    }
  });

  it('has every chapter of EN 301 549, with each criterion once', () => {
    const others = report.chapters.filter(({ id }) => !Object.hasOwn(WCAG, id));
    expect(
      Object.fromEntries(others.map((chapter) => [chapter.id, criteriaOf(chapter).length])),
    ).toEqual(OTHER_CHAPTERS);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
  });

  it('calls nothing supported without a test, and gives the reason for every other word', () => {
    const wordless = criteria.filter(({ level, notes = '', proof }) =>
      level === 'supports' ? proof.length === 0 : notes.length < 10,
    );
    expect(wordless).toEqual([]);
  });

  it('names tests that exist, each exactly', () => {
    expect(criteria.flatMap(({ proof }) => proof).length).toBeGreaterThan(50);
    expect(doubtfulProofs(criteria)).toEqual([]);
  });

  it.each(['1.1', '1.2'] as const)(
    'is written in the form of OpenACR, for readers of YAML %s',
    (version) => {
      const written: unknown = parse(openAcr(report), { version });
      expect(isOpenAcr(written), new Ajv().errorsText(isOpenAcr.errors)).toBe(true);
    },
  );

  it('says of documents and support that they were not evaluated', () => {
    const levelOf = (id: string) => criteria.find((row) => row.id === id)?.level;
    const documents = 'en_301_549_non-web-documents 10.0';
    const support = 'en_301_549_documentation_and_support_services 12.2';
    expect([levelOf(documents), levelOf(support)]).toEqual(['not-evaluated', 'not-evaluated']);
  });
});
