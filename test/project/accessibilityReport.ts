import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { cell, proofLinks } from './proofs.ts';

/** The terms of OpenACR. */
export const LEVELS = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;
type Level = (typeof LEVELS)[number];

interface Judgement {
  readonly level: Level;
  readonly notes?: string;
}

interface CriterionRow extends Partial<Judgement> {
  readonly num: string;
  readonly name: string;
  readonly proof?: readonly string[];
}

interface ChapterRow {
  /** As the catalogue of OpenACR calls it. */
  readonly id: string;
  readonly title: string;
  /** The component that the rows are about; other components follow from the product. */
  readonly component?: 'web';
  readonly disabled?: true;
  readonly notes?: string;
  readonly all?: Judgement;
  readonly criteria?: readonly CriterionRow[];
}

interface Report {
  readonly title: string;
  readonly product: { readonly name: string; readonly description: string };
  readonly author: { readonly name: string; readonly email: string };
  readonly date: string;
  readonly version: number;
  readonly about: string;
  readonly methods: string;
  readonly chapters: readonly ChapterRow[];
}

interface Criterion extends Judgement {
  readonly id: string;
  readonly num: string;
  readonly name: string;
  readonly proof: readonly string[];
}

const FILE = 'test/specification/accessibility.yaml';
const TEXT = { type: 'string', minLength: 1 };
const JUDGED = { level: { enum: LEVELS }, notes: TEXT };
const isReport = new Ajv().compile<Report>({
  type: 'object',
  additionalProperties: false,
  required: ['title', 'product', 'author', 'date', 'version', 'about', 'methods', 'chapters'],
  properties: {
    title: TEXT,
    product: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'description'],
      properties: { name: TEXT, description: TEXT },
    },
    author: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'email'],
      properties: { name: TEXT, email: { type: 'string' } },
    },
    date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    version: { type: 'integer', minimum: 1 },
    about: TEXT,
    methods: TEXT,
    chapters: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'title'],
        properties: {
          id: TEXT,
          title: TEXT,
          component: { const: 'web' },
          disabled: { const: true },
          notes: TEXT,
          all: {
            type: 'object',
            additionalProperties: false,
            required: ['level', 'notes'],
            properties: JUDGED,
          },
          criteria: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['num', 'name'],
              properties: {
                num: TEXT,
                name: TEXT,
                ...JUDGED,
                proof: { type: 'array', items: TEXT, minItems: 1, uniqueItems: true },
              },
            },
          },
        },
        // Rows, or the reason why there are none.
        oneOf: [{ required: ['criteria'] }, { required: ['disabled', 'notes'] }],
      },
    },
  },
});

/** Components of WCAG in the catalogue that are not the console itself. */
const OTHER_COMPONENTS = [
  { name: 'electronic-docs', level: 'not-evaluated', notes: 'Documents have not been evaluated.' },
  { name: 'software', level: 'not-applicable', notes: 'The console is web content.' },
  { name: 'authoring-tool', level: 'not-applicable', notes: 'No tool for web content of others.' },
] as const;

/** @throws when a row has another form */
export function readReport(): Report {
  const report: unknown = parse(readFileSync(FILE, 'utf8'));
  if (isReport(report)) return report;
  throw new Error(`${FILE}: ${new Ajv().errorsText(isReport.errors)}`);
}

/** The criteria of a chapter, each with its own judgement or that of the chapter. */
export function criteriaOf({ id, all, criteria = [] }: ChapterRow): readonly Criterion[] {
  return criteria.map(({ num, name, level = all?.level, notes = all?.notes, proof = [] }) => {
    if (level === undefined) throw new Error(`${FILE}: ${id} ${num} has no level.`);
    return { id: `${id} ${num}`, num, name, level, ...(notes !== undefined && { notes }), proof };
  });
}

/**
 * The report in the form of OpenACR 0.1.0 (https://github.com/GSA/openacr), for its catalogue
 * `2.5-edition-wcag-2.2-508-eu-en`.
 */
export function openAcr({ chapters, date, about, methods, ...report }: Report): string {
  const document = {
    title: report.title,
    product: { ...report.product, version: productVersion() },
    author: report.author,
    report_date: date,
    last_modified_date: date,
    version: report.version,
    notes: about,
    evaluation_methods_used: methods,
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: Object.fromEntries(chapters.map((chapter) => [chapter.id, acrChapter(chapter)])),
  };
  const head = `# Written by \`npm run docs\` from ${FILE}. Do not edit.\n`;
  // Readers of YAML 1.1 would take a date without quotes for a moment.
  return (
    head + stringify(document, { version: '1.1', lineWidth: 120, aliasDuplicateObjects: false })
  );
}

function acrChapter(chapter: ChapterRow) {
  const { notes = '', disabled, component } = chapter;
  if (disabled) return { notes, disabled };
  const others = component === undefined ? [] : OTHER_COMPONENTS;
  return {
    notes,
    criteria: criteriaOf(chapter).map(({ num, level, notes: said = '', proof }) => ({
      num,
      components: [
        {
          name: component ?? 'none',
          adherence: { level, notes: [said, ...testsOf(proof)].filter(Boolean).join('\n\n') },
        },
        ...others.map(({ name, ...adherence }) => ({ name, adherence })),
      ],
    })),
  };
}

function testsOf(proof: readonly string[]): readonly string[] {
  return proof.length === 0 ? [] : [`Tests:\n\n${proof.map((name) => `- \`${name}\``).join('\n')}`];
}

/** The report for people to read. */
export function accessibilityPage(report: Report): string {
  const { chapters, title: heading, date, about, methods } = report;
  const counts = LEVELS.map((level) => {
    const numbers = chapters
      .filter(({ component }) => component === 'web')
      .map((chapter) => criteriaOf(chapter).filter((row) => row.level === level).length);
    return `| ${levelText(level)} | ${numbers.join(' | ')} |\n`;
  });
  return `# ${heading}

<!-- Written by \`npm run docs\` from ${FILE}. Do not edit. -->

| | |
|---|---|
| Product | ${report.product.name} ${productVersion()}: ${report.product.description} |
| Standards | [WCAG 2.2](https://www.w3.org/TR/WCAG22/), levels A and AA; EN 301 549 V3.2.1 (2021-03) |
| Report | number ${report.version} of ${date}; for programs, in the form of [OpenACR](https://github.com/GSA/openacr): [openacr.yaml](accessibility/openacr.yaml) |
| Part of this | ${cell(about)} |
| How it was evaluated | ${cell(methods)} |

Each criterion names the tests that prove it; [testing.md](testing.md) says how to run them. \`test/project/accessibility.test.ts\`
holds that they exist, that no criterion is missing, and that nothing is called supported without a test.

| WCAG 2.2 | Level A | Level AA |
|---|---:|---:|
${counts.join('')}
${chapters
  .filter(({ disabled }) => !disabled)
  .map(chapterText)
  .join('\n')}
## Not in this report

${chapters
  .filter(({ disabled }) => disabled)
  .map(({ title, notes = '' }) => `- ${title}: ${notes}\n`)
  .join('')}`;
}

function chapterText(chapter: ChapterRow): string {
  const { title, notes, all } = chapter;
  const said = notes ?? all?.notes;
  const lead = `## ${title}\n${said === undefined ? '' : `\n${said}\n`}`;
  const criteria = criteriaOf(chapter);
  if (criteria.length === 0) return lead;
  // What is said of the whole chapter is not said again in its rows.
  const rows = criteria.map(
    ({ num, name, level, notes: own = '', proof }) =>
      `| ${num} ${cell(name)} | ${levelText(level)} | ${own === said ? '' : cell(own)} | ${proofLinks(proof, '../')} |\n`,
  );
  return `${lead}\n| Criterion | Level | Notes | Tests |\n|---|---|---|---|\n${rows.join('')}`;
}

/** `partially-supports` is “Partially supports”. */
function levelText(level: Level): string {
  const words = level.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productVersion(): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return version;
}
