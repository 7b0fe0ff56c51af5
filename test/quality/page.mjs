import { createHash } from 'node:crypto';

/** Parts in the order of the page: the name of the facts, the title, the command that measures. */
export const PARTS = [
  ['size', 'Size of the first load', 'npm run build'],
  ['loads', 'Loads, navigation and forms', 'npm run bench loads'],
  ['lists', 'Lists', 'npm run bench lists'],
  ['imports', 'Imports', 'npm run bench imports'],
  ['compiler', 'Compiler', 'npm run bench compiler'],
  ['sandbox', 'Sandbox with 100,000 assets', 'npm run bench sandbox'],
  ['kills', 'Kills during writes', 'npm run bench kills'],
  ['malformed', 'Attacks with malformed requests', 'npm run bench malformed'],
  ['tests', 'Tests of every commit', 'npm test'],
  ['e2e', 'Tests in a browser', 'npm run test:e2e'],
  ['reader', 'By keyboard and screen reader', 'npm run test:e2e test/e2e/reader'],
  ['walk', 'Every page: people, languages, themes, accessibility', 'npm run test:walk'],
  ['durability', 'Durability', 'npm run test:durability'],
  ['mistakes', 'Mistakes in manifests that are found', 'npm run test:durability'],
  ['advisories', 'Known weaknesses of packages', 'npm run advisories'],
];

const COLUMNS = ['what', 'found', 'goal', 'peer'];
const MARK = /<!-- content: sha256 ([0-9a-f]{64}) -->\n$/;

/**
 * The page about quality. Nothing in it is typed: each table is what a command noted.
 *
 * @param {ReadonlyMap<string, import('./record.d.mts').Noted>} notes by part
 * @param {string} coverage the table of the specification map
 */
export function qualityPage(notes, coverage) {
  const sections = PARTS.flatMap(([part, title, command]) => {
    const noted = notes.get(part);
    return noted ? [section(title, command, noted)] : [];
  });
  const missing = PARTS.filter(([part]) => !notes.has(part)).map(([, , command]) => command);
  const lacking = [...new Set(missing)].map((command) => `\`${command}\``);
  const page = [
    '# Quality',
    'What is promised, and what was measured. This page is written by `npm run quality` out of what the commands named here',
    'noted; nothing in it is typed. Figures depend on the machine: ratios hold on any, milliseconds on the one that measured.',
    'The reference peer is the open console of the same API version; its figures were measured once and are fixed.',
    '',
    ...(lacking.length > 0 ? [`Not measured for this page: ${lacking.join(', ')}.`, ''] : []),
    ...sections,
    '## Coverage of the specification',
    '',
    'From [the map](specification-map.md) of every rule and its tests; `npm test` fails when a rule names no test.',
    '',
    coverage.trim(),
    '',
  ].join('\n');
  return `${page}\n<!-- content: sha256 ${hashOf(page)} -->\n`;
}

/** Whether the page is as it was written. */
export function isAsWritten(page) {
  const [line = '', hash] = MARK.exec(page) ?? [];
  return hash === hashOf(page.slice(0, -line.length - 1));
}

function section(title, command, { date, commit, facts }) {
  const columns = COLUMNS.filter((name) => facts.some((fact) => fact[name]));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const cell = (fact, name) => {
    const text = (fact[name] ?? '').replaceAll('|', '\\|');
    return name === 'found' && fact.missed ? `**${text}, missed**` : text;
  };
  const heads = { what: 'What', found: 'Measured', goal: 'Goal', peer: 'Peer' };
  return [
    `## ${title}`,
    '',
    `\`${command}\`, ${date}, commit ${commit}.`,
    '',
    line(columns.map((name) => heads[name])),
    line(columns.map(() => '---')),
    ...facts.map((fact) => line(columns.map((name) => cell(fact, name)))),
    '',
  ].join('\n');
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
