import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = 'test/specification';
const RULE_KEYS = ['id', 'rule', 'quote', 'key', 'proof', 'absent', 'note'];

/** A rule of the specification: proven by tests, or absent from the product. */
export interface Rule {
  readonly id: string;
  /** The requirement in our own words. */
  readonly rule: string;
  /** A message exactly as in the specification. */
  readonly quote: string | undefined;
  /** Its key in the English catalogue. */
  readonly key: string | undefined;
  /** `file > title`, with the titles of groups when one alone is ambiguous. */
  readonly proof: readonly string[];
  /** Why no page has it. */
  readonly absent: string | undefined;
  readonly note: string | undefined;
}

export interface Section {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface SpecificationMap {
  readonly document: number;
  readonly sections: readonly Section[];
  /** Errors in the file, each with its row. */
  readonly problems: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the map of a document and reports errors in its form. */
export function readMap(document: number): SpecificationMap {
  const file = fieldsOf(parse(readFileSync(`${FOLDER}/${document}.yaml`, 'utf8')));
  const problems: string[] = [];
  if (file['document'] !== document) problems.push(`the file is not about document ${document}`);
  const sections = listOf(file['sections']).map((given) => {
    const fields = fieldsOf(given);
    const section = textOf(fields['section']) ?? '';
    if (textOf(fields['title']) === undefined) problems.push(`section ${section} has no title`);
    const rules = listOf(fields['rules']).map(fieldsOf);
    problems.push(...rules.flatMap(problemsOf));
    return { section, title: textOf(fields['title']) ?? '', rules: rules.map(ruleOf) };
  });
  return { document, sections, problems };
}

function ruleOf(row: Fields): Rule {
  return {
    id: textOf(row['id']) ?? '',
    rule: textOf(row['rule']) ?? '',
    quote: textOf(row['quote']),
    key: textOf(row['key']),
    proof: listOf(row['proof']).flatMap((entry) => textOf(entry) ?? []),
    absent: textOf(row['absent']),
    note: textOf(row['note']),
  };
}

function problemsOf(row: Fields): readonly string[] {
  const rule = ruleOf(row);
  const problems = [
    ...Object.keys(row)
      .filter((key) => !RULE_KEYS.includes(key))
      .map((key) => `the key ${key} is unknown`),
    ...RULE_KEYS.filter(
      (key) => key !== 'proof' && row[key] !== undefined && !textOf(row[key]),
    ).map((key) => `${key} is no text`),
    ...(rule.rule === '' ? ['it says no rule'] : []),
    ...(rule.proof.length > 0 === (rule.absent !== undefined)
      ? ['it must be either proven or absent']
      : []),
    ...(rule.proof.length === listOf(row['proof']).length ? [] : ['a proof is no text']),
    ...(new Set(rule.proof).size === rule.proof.length ? [] : ['it names a proof twice']),
    ...(rule.key !== undefined && rule.quote === undefined ? ['it has a key and no quote'] : []),
  ];
  return problems.map((problem) => `${rule.id}: ${problem}`);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
