import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../codegen/compile/compile.ts';
import { reportPretty } from '../../../codegen/report/pretty.ts';
import {
  baseFiles,
  filesOf,
  GOLDEN,
  goldenCases,
  ownFiles,
  readJson,
  sourcesOf,
  type GoldenCase,
} from './goldenProject.ts';

/** The most lines of a report or file on a page. */
const MOST_LINES = 24;

/** The page of a rule: its description, findings for bad input, and good input. */
export function rulePage(rule: string): string {
  const cases = goldenCases().filter((golden) => golden.rule === rule);
  const about = readFileSync(join(GOLDEN, rule, 'about.md'), 'utf8').trim();
  const bad = cases.filter(({ name }) => name.startsWith('bad'));
  const good = cases.filter(({ name }) => name.startsWith('good'));
  return [
    `# ${rule}`,
    '<!-- Written by `npm run docs` from test/codegen/golden. Do not edit. -->',
    about,
    '## What it says',
    ...bad.map(report),
    '## Right',
    ...good.flatMap(changes),
    '',
  ].join('\n\n');
}

/** The index of all rules, with the first sentence of each. */
export function ruleIndex(rules: readonly string[]): string {
  const lines = rules.map((rule) => {
    const about = readFileSync(join(GOLDEN, rule, 'about.md'), 'utf8').trim();
    const sentence = /^.*?[.!?](?=\s|$)/s.exec(about)?.[0] ?? about;
    return `| [${rule}](${rule}.md) | ${sentence.replaceAll('|', '\\|')} |`;
  });
  return [
    '# Rules of `gatehouse validate`',
    '<!-- Written by `npm run docs` from test/codegen/golden. Do not edit. -->',
    ['| Rule | About |', '|---|---|', ...lines].join('\n'),
    '',
  ].join('\n\n');
}

function report(golden: GoldenCase): string {
  const files = filesOf(golden);
  const text = reportPretty({
    diagnostics: compile(sourcesOf(files)).diagnostics,
    textOf: (file) => files.get(file),
    colours: false,
  });
  return fenced('text', text.trimEnd().split('\n'));
}

/** The lines of a case that the base does not have. */
function changes(golden: GoldenCase): readonly string[] {
  const base = baseFiles();
  const changed = [...ownFiles(golden)].map(([path, text]) => {
    const known = new Set((base.get(path) ?? '').split('\n'));
    const lines = text.trimEnd().split('\n');
    const shown = lines.filter((line) => !known.has(line));
    return `In \`${path}\`:\n\n${fenced(languageOf(path), shown.length > 0 ? shown : lines)}`;
  });
  const without: readonly string[] = readJson(golden, 'without.json') ?? [];
  const grown = Object.keys(readJson<Record<string, unknown>>(golden, 'grow.json') ?? {});
  return [
    ...changed,
    ...without.map((path) => `Without \`${path}\`.`),
    ...grown.map((path) => `\`${path}\` with fewer lines.`),
  ];
}

function fenced(language: string, lines: readonly string[]): string {
  const rest = lines.length - MOST_LINES;
  const shown = rest > 1 ? [...lines.slice(0, MOST_LINES), `… ${rest} more lines`] : lines;
  return ['```' + language, ...shown, '```'].join('\n');
}

function languageOf(path: string): string {
  return path.endsWith('.tsx') ? 'tsx' : 'yaml';
}
