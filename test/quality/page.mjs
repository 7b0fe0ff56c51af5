import { createHash } from 'node:crypto';

/** @typedef {import('./record.mjs').Noted} Noted */

/**
 * Tables in Markdown: rules of the specification with how many a test proves, and items of the security standard by what
 * holds them.
 *
 * @typedef {{ coverage: string, attacks: string }} Counted
 */

/**
 * Parts in the order of the page: the name of the facts, the title, the command that measures.
 *
 * @type {readonly (readonly [part: string, title: string, command: string])[]}
 */
export const PARTS = [
  ['size', 'Size of the first load', 'npm run build'],
  ['machine', 'The machine while times were measured', 'npm run bench'],
  ['loads', 'Loads, navigation and forms', 'npm run bench loads'],
  ['lists', 'Lists', 'npm run bench lists'],
  ['imports', 'Imports', 'npm run bench imports'],
  ['compiler', 'Compiler', 'npm run bench compiler'],
  ['sandbox', 'Sandbox with 100,000 assets', 'npm run bench sandbox'],
  ['kills', 'Kills during writes', 'npm run bench kills'],
  ['malformed', 'Attacks with malformed requests', 'npm run bench malformed'],
  ['proxy', 'Attacks between the console and its server', 'npm run test:durability'],
  ['tests', 'Tests of every commit', 'npm test'],
  ['e2e', 'Tests in a browser: what people do, axe, keyboard', 'npm run test:e2e'],
  ['reader', 'By keyboard and screen reader', 'npm run test:e2e test/e2e/reader'],
  ['walk', 'Every page: people, languages, themes, axe', 'npm run test:walk'],
  ['durability', 'Durability', 'npm run test:durability'],
  ['mistakes', 'Mutations: mistakes in manifests that are found', 'npm run test:durability'],
  ['largeFiles', 'Files of a megabyte', 'npm run test:durability'],
  ['repairs', 'Mutations: mistakes that `fix` repairs', 'npm run test:durability'],
  ['gates', 'Mutations: gates that are dropped', 'npm run test:durability'],
  ['advisories', 'Known weaknesses of packages', 'npm run advisories'],
];

/** The part of `npm run quality:measure` itself, for the head of the page. */
export const RUN = 'run';

const COLUMNS = ['what', 'found', 'peer', 'ratio', 'goal', 'reached', 'madeOf'];
const HEADS = {
  what: 'What',
  found: 'Ours',
  peer: 'Peer',
  ratio: 'Ratio',
  goal: 'Goal',
  reached: 'Reached',
  madeOf: 'Made of',
};
/** Why the goals beside the stock console are what they are. */
const GOALS = [
  [
    'cold load ≤ 0.45, at both speeds and with a warm cache',
    'the stock console loads its code, then the user, then the list, one after the other; ours can ask for all three at once',
  ],
  [
    'fast 3G ≤ 0.50',
    'a slow link makes each of these turns dear, but the menu, the permissions and the texts of ours are bytes that the stock one does not have',
  ],
  [
    'list → list ≤ 0.50',
    'about what a list takes that was open before: any list should feel like one that is there already',
  ],
  [
    'form ≤ 0.60, at both speeds',
    'labels and values can be drawn before the choices of any field are there, but rules of fields are work that the stock form does not have',
  ],
  [
    '100 rows ≤ 0.50',
    'a cell of the stock table is several components with contexts, one of ours need not be; all hundred rows count, not just those in view',
  ],
  ['scrolling ≥ 58 frames', 'of sixty frames a second two may be lost; people see more'],
  ['memory ≤ 0.60', 'the console stays open for a working day, beside other tabs'],
];
/** What a missed figure without parts says of them. */
const UNDIVIDED = 'not measured in parts';
const MARK = /<!-- content: sha256 ([0-9a-f]{64}) -->\n$/;

/**
 * The page about quality. Nothing in it is typed: each table is what a command noted.
 *
 * @param {ReadonlyMap<string, Noted>} notes by part
 * @param {Counted} counted tables that are counted out of other pages
 */
export function qualityPage(notes, { coverage, attacks }) {
  const sections = PARTS.flatMap(([part, title, command]) => {
    const noted = notes.get(part);
    return noted ? [section(title, command, noted)] : [];
  });
  const missing = PARTS.filter(([part]) => !notes.has(part)).map(([, , command]) => command);
  const lacking = [...new Set(missing)].map((command) => `\`${command}\``);
  const page = [
    '# Quality',
    'What is promised, and what was measured. `npm run quality` writes this page from what the commands named here noted;',
    'nothing in it is typed. Beside a figure stands what it is made of: where a goal is missed, that is what is in the way.',
    '',
    'The peer of the console is a stock one (`test/bench/peer`): react-admin as its documentation shows it, with the lists of',
    'users and groups and their forms. Both are production builds of the same vite, served by one server at one address on the',
    'same API, and measured in turns in one run: medians of five, with an empty cache. The peer of the compiler are generators',
    'of the same field, in the same run. Times belong to the machine of that run; ratios count. A time ends when the last thing',
    'that was asked for is drawn, and begins with the press or with the address. “CPU 4× slower” is slower than this machine.',
    'Times are noted only when the load was below 0.5 at the start and orval took the same time before and after (5 %).',
    '',
    'Why these goals beside the stock console:',
    '',
    ...GOALS.map(([goal, why]) => `- ${goal}: ${why}.`),
    '',
    ...origin(notes),
    ...(lacking.length > 0 ? [`Not measured for this page: ${lacking.join(', ')}.`, ''] : []),
    ...goals(notes),
    ...sections,
    '## Attacks: items of OWASP ASVS 5.0, level 2',
    '',
    'From [the table](SECURITY.md) of every item and its test; `npm test` fails when an item that holds names no test.',
    '',
    attacks.trim(),
    '',
    '## Coverage of the specification',
    '',
    'From [the map](specification-map.md) of every rule and its tests; `npm test` fails when a rule names no test.',
    '',
    coverage.trim(),
    '',
  ].join('\n');
  return `${page}\n<!-- content: sha256 ${hashOf(page)} -->\n`;
}

/**
 * Whether the page is as it was written.
 *
 * @param {string} page
 */
export function isAsWritten(page) {
  const [line = '', hash] = MARK.exec(page) ?? [];
  return hash === hashOf(page.slice(0, -line.length - 1));
}

/** From which commits the parts are, and on which machine and how long one run took. */
function origin(notes) {
  const titles = new Map();
  for (const [part, title] of PARTS) {
    const commit = notes.get(part)?.commit;
    if (commit !== undefined) titles.set(commit, [...(titles.get(commit) ?? []), title]);
  }
  const [[commit] = [], ...others] = [...titles];
  if (commit === undefined) return [];
  const run = notes.get(RUN);
  if (others.length === 0) {
    const isOfRun = run?.commit === commit;
    const facts = isOfRun ? run.facts.map(({ what, found }) => `${what} ${found}`) : [];
    const how = isOfRun ? ', in one run of `npm run quality:measure`' : '';
    const told = facts.length > 0 ? `: ${facts.join(', ')}` : '';
    return [`All parts are of commit ${commit}${how}${told}.`, ''];
  }
  const list = [...titles].map(([of, parts]) => `- ${of}: ${parts.join('; ')}`);
  return [`The parts are of ${titles.size} commits:`, '', ...list, ''];
}

/** How many goals there are, and which of them are missed. */
function goals(notes) {
  const facts = PARTS.flatMap(([part, title]) =>
    (notes.get(part)?.facts ?? []).map((fact) => ({ ...fact, title })),
  ).filter(({ goal }) => goal);
  if (facts.length === 0) return [];
  const missed = facts.filter((fact) => fact.missed);
  const titles = [...new Set(missed.map(({ title }) => title))].map((title) => {
    const count = missed.filter((fact) => fact.title === title).length;
    return `${title} (${count})`;
  });
  const where = titles.length > 0 ? `: ${titles.join(', ')}` : '';
  return [`Of ${facts.length} goals, ${missed.length} are missed${where}.`, ''];
}

function section(title, command, { date, commit, facts }) {
  const isGiven = (fact, name) =>
    fact[name] || (name === 'madeOf' && fact.missed) || (name === 'reached' && fact.goal);
  const columns = COLUMNS.filter((name) => facts.some((fact) => isGiven(fact, name)));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const cell = (fact, name) => {
    const text = (fact[name] ?? '').replaceAll('|', '\\|');
    if (name === 'madeOf' && fact.missed && text === '') return UNDIVIDED;
    if (name === 'reached' && fact.goal) return fact.missed ? '**no**' : 'yes';
    return text;
  };
  return [
    `## ${title}`,
    '',
    `\`${command}\`, ${date}, commit ${commit}.`,
    '',
    line(columns.map((name) => HEADS[name])),
    line(columns.map(() => '---')),
    ...facts.map((fact) => line(columns.map((name) => cell(fact, name)))),
    '',
  ].join('\n');
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
