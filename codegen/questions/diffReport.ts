import { compact } from 'es-toolkit/array';
import { upperFirst } from 'es-toolkit/string';
import { painter } from '../report/colours.ts';
import { counted } from '../report/reporter.ts';
import { groupBy } from '../model/groupBy.ts';
import { isBreaking, type Change, type ChangeClass } from './changeClasses.ts';

/** Version of the JSON format; increased when readers must change. */
const FORMAT_VERSION = '2.0';
/** Entries of a section, and lines of an entry, that users are shown; the rest is counted. */
const MOST_OF_A_SECTION = 40;
const MOST_OF_AN_ENTRY = 12;
const MOST_OF_A_LINE = 6;

/** What a review looks at first: the title of each section, and how the classes of its changes begin. */
const SECTIONS: readonly (readonly [title: string, classes: readonly string[]])[] = [
  ['What must stay true', ['expectation-']],
  ['Who gains', ['access-gained', 'access-new']],
  ['Who loses', ['access-lost', 'access-gone']],
  ['Gates', ['gate-', 'licence-', 'role-']],
  ['Pages', ['route-']],
  ['Actions and tabs', ['action-']],
  ['Fields', ['resource-', 'field-']],
  ['What pages show', ['content-']],
  ['Permissions', ['permission-']],
  ['Texts', ['text-']],
  ['Other lines of manifests', ['manifest-']],
];

/** The changes as JSON. */
export function diffJson(changes: readonly Change[]): string {
  const told = changes.map((change) => ({ ...change, breaking: isBreaking(change) }));
  const breakingCount = told.filter(({ breaking }) => breaking).length;
  return `${JSON.stringify({ formatVersion: FORMAT_VERSION, breakingCount, changes: told }, null, 2)}\n`;
}

/**
 * The changes for a terminal; `!` stands before what breaks something.
 *
 * @param people how many were looked at
 */
export function diffPretty(changes: readonly Change[], people: number, colours: boolean): string {
  const paint = painter(colours);
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = sectionsOf(changes).map(({ title, entries, more }) => {
    const lines = entries.map(({ breaking, text, place, parts }) => {
      const mark = breaking ? paint('!', 'bold', 'red') : ' ';
      const end = place === '' ? '' : `\n      ${paint(place, 'cyan')}`;
      return `${mark} ${text}${end}\n${parts.map((part) => `    ${part}\n`).join('')}`;
    });
    return `${paint(title, 'bold')}\n${lines.join('')}${more > 0 ? `  ${more} more\n` : ''}`;
  });
  return `${sections.join('\n')}\n${summary(changes, people).join('\n')}\n`;
}

/** The changes for a review, as Markdown: what breaks something is bold. */
export function diffMarkdown(changes: readonly Change[], people: number): string {
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = sectionsOf(changes).map(({ title, entries, more }) => {
    const lines = entries.map(({ breaking, text: words, place, parts }) => {
      const text = markdownText(words);
      const end = place === '' ? '' : ` (\`${place}\`)`;
      const below = parts.map((part) => `  - ${markdownText(part)}\n`).join('');
      return `${breaking ? `- **${text}**` : `- ${text}`}${end}\n${below}`;
    });
    return `### ${title}\n\n${lines.join('')}${more > 0 ? `- and ${more} more\n` : ''}`;
  });
  const head = summary(changes, people).map(markdownText);
  return `${head.join('  \n')}\n\n${sections.join('\n')}`;
}

/** One change, or all that one cause has changed. */
interface Entry {
  readonly breaking: boolean;
  readonly text: string;
  /** Where the cause stands; empty when it is nowhere. */
  readonly place: string;
  /** Of a cause: what it has changed. */
  readonly parts: readonly string[];
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly more: number;
}

function sectionsOf(changes: readonly Change[]): readonly Section[] {
  return SECTIONS.flatMap(([title, classes]) => {
    const all = changes.filter((change) => classes.some((name) => change.class.startsWith(name)));
    if (all.length === 0) return [];
    const entries = entriesOf(all);
    const more = entries.length - MOST_OF_A_SECTION;
    return [{ title, entries: entries.slice(0, MOST_OF_A_SECTION), more }];
  });
}

/** Changes with the same cause are one entry; what is on a page that is gained or lost is counted there. */
function entriesOf(changes: readonly Change[]): readonly Entry[] {
  const causes = groupBy(changes, (change) => {
    const { class: kind, group, file, line } = change;
    return group === undefined ? change : [kind, group, file, line].join('\n');
  });
  return [...causes.values()].map((all) => {
    const told = all.filter(({ page }) => page === undefined);
    const named = told.map((change) => {
      const { subject, people = [] } = change;
      const onIt = all.filter(
        ({ page, people: whose = [] }) =>
          page === subject && whose.every((name) => people.includes(name)),
      );
      return { change, words: `${subject}${onPage(onIt.map((one) => one.subject))}` };
    });
    // What is new is one line for the same people.
    const lines = groupBy(named, ({ change }) =>
      change.class === 'access-new' || change.class === 'access-gone' ? String(change.who) : change,
    );
    const parts = [...lines.values()].map((some) =>
      accessWords(
        some[0].change,
        listed(
          some.map(({ words }) => words),
          MOST_OF_A_LINE,
        ).join(', '),
      ),
    );
    const [first = all[0]] = told;
    const { class: kind, group = '', detail, who } = first;
    const isOne = named.length === 1;
    const text = isOne ? `${parts[0]}: ${detail}` : group;
    return {
      breaking: isBreaking(first),
      text: who ? upperFirst(text) : inWords(kind, text),
      place: first.file === undefined ? '' : `${first.file}:${first.line}`,
      parts: isOne ? [] : listed(parts, MOST_OF_AN_ENTRY),
    };
  });
}

/** `Gate narrowed: action users.user.invite …`, `Action added: users.user.invite …`. */
function inWords(kind: ChangeClass, text: string): string {
  const [noun = '', ...rest] = kind.split('-');
  const words = text.startsWith(`${noun} `) ? text.slice(noun.length + 1) : text;
  return `${upperFirst(noun)} ${rest.join(' ')}: ${words}`;
}

/** ` with 2 pages, 1 tab, the actions create, delete`: what is gained or lost with a page. */
function onPage(subjects: readonly string[]): string {
  const kinds = groupBy([...new Set(subjects)], (subject) => subject.split(' ', 1)[0] ?? '');
  const words = ['page', 'tab', 'field', 'action'].flatMap((kind) => {
    const some = kinds.get(kind);
    if (!some) return [];
    if (kind !== 'action') return [counted(some.length, kind)];
    const names = listed([...new Set(some.map(shortName))], MOST_OF_AN_ENTRY);
    return [`the ${some.length === 1 ? 'action' : 'actions'} ${names.join(', ')}`];
  });
  return words.length === 0 ? '' : ` with ${words.join(', ')}`;
}

/** `invite` of `action users.user.invite`. */
function shortName(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1);
}

function listed(parts: readonly string[], most: number): readonly string[] {
  const more = parts.length - most;
  return [...parts.slice(0, most), ...(more > 0 ? [`${more} more`] : [])];
}

/** `User+OrgAdmin loses page BookList with a licence`; what is no access is only named. */
function accessWords({ class: kind, who, when }: Change, subject: string): string {
  if (who === undefined) return subject;
  const verb = kind === 'access-gained' || kind === 'access-new' ? 'gain' : 'lose';
  const limit = when === undefined ? '' : ` ${when}`;
  return `${who.join(', ')} ${verb}${who.length === 1 ? 's' : ''} ${subject}${limit}`;
}

const LOOSER: ReadonlySet<ChangeClass> = new Set([
  'gate-widened',
  'gate-changed',
  'licence-removed',
]);

/** How much it is, whether anybody is concerned, and how their names are to be read. */
function summary(changes: readonly Change[], people: number): readonly string[] {
  const breaking = changes.filter(isBreaking).length;
  const all = counted(changes.length, 'change');
  const whom = changes.flatMap(({ who = [] }) => who);
  const looser = changes.filter(({ class: kind }) => LOOSER.has(kind)).length;
  return compact([
    breaking === 0
      ? `${all}, none of them breaking.`
      : `${all}, ${breaking} breaking: somebody may get further, or something is gone that others rely on.`,
    people === 0 && 'There is no manifest/roles.yaml, so nothing is said of who gains or loses.',
    people > 0 &&
      whom.length === 0 &&
      'No account of the built-in roles gains or loses a page or an action.',
    looser > 0 &&
      `Roles made on the server may gain: ${counted(looser, 'gate')} asked for more before, or for something else.`,
    whom.length > 0 &&
      'A+B is an account with these two roles; a role alone is every account that has it.',
  ]);
}

/** Signs that Markdown reads as its own; between two `$`, review sites set formulas. */
function markdownText(text: string): string {
  return text.replaceAll(/[\\`*_|<>[\]~$]/g, (sign) => `\\${sign}`);
}
