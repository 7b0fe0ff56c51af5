import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cell, proofLinks } from './proofs.ts';

const ANSWERS = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  server: 'The server',
  deployer: 'The deployer',
} as const;

interface Question {
  readonly question: string;
  readonly answer: keyof typeof ANSWERS;
  readonly text: string;
  readonly proof?: readonly string[];
  /** Pages of the project: a file, or a file and a heading of it, `docs/SECURITY.md#supply-chain`. */
  readonly docs?: readonly string[];
}

interface Questionnaire {
  readonly domains: readonly { readonly domain: string; readonly questions: readonly Question[] }[];
}

const FILE = 'test/specification/questionnaire.yaml';
const TEXT = { type: 'string', minLength: 1 };
const TEXTS = { type: 'array', items: TEXT, minItems: 1, uniqueItems: true };
const isQuestionnaire = new Ajv().compile<Questionnaire>({
  type: 'object',
  additionalProperties: false,
  required: ['domains'],
  properties: {
    domains: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['domain', 'questions'],
        properties: {
          domain: TEXT,
          questions: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['question', 'answer', 'text'],
              properties: {
                question: TEXT,
                answer: { enum: Object.keys(ANSWERS) },
                text: TEXT,
                proof: TEXTS,
                docs: TEXTS,
              },
            },
          },
        },
      },
    },
  },
});

/** The answers for security questionnaires. @throws when a row has another form */
export function readQuestionnaire(): Questionnaire {
  const read: unknown = parse(readFileSync(FILE, 'utf8'));
  if (isQuestionnaire(read)) return read;
  throw new Error(`${FILE}: ${new Ajv().errorsText(isQuestionnaire.errors)}`);
}

/** The answers as one page. */
export function questionnairePage({ domains }: Questionnaire): string {
  const parts = domains.map(({ domain, questions }) => {
    const rows = questions.map(
      ({ question, answer, text, proof = [], docs = [] }) =>
        `| ${cell(question)} | ${ANSWERS[answer]} | ${cell(text)} | ${[...docs.map(docLink), proofLinks(proof, '../')].filter(Boolean).join('<br>')} |\n`,
    );
    return `## ${domain}\n\n| Question | Answer | In words | Where it stands, or is proven |\n|---|---|---|---|\n${rows.join('')}`;
  });
  return `# Answers for security questionnaires

<!-- Written by \`npm run docs\` from ${FILE}. Do not edit. -->

What buyers usually ask, by the domains of such questionnaires. “The server” means the API server behind the console, whose
part it is; “The deployer”, whoever installs it. \`test/project/questionnaire.test.ts\` holds that every test and page
that is named exists, and that nothing is answered with yes without one. Tests in \`sandbox\` are about the demo server,
and say nothing of another one. \`gatehouse evidence\` ([how](commands.md#evidence)) writes this page into a folder with what else auditors
ask for.

${parts.join('\n')}`;
}

function docLink(path: string): string {
  const [file = '', heading] = path.split('#');
  const name = file.split('/').at(-1) ?? file;
  const place = file.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
  return `[${name}${heading === undefined ? '' : `, ${heading.replaceAll('-', ' ')}`}](${place})`;
}
