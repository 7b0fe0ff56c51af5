import { painter } from '../report/colours.ts';
import { isBreaking, type Change, type ChangeClass } from './changeClasses.ts';

/** Version of the JSON format; increased when readers must change. */
const FORMAT_VERSION = '1.0';
/** Changes of one class that users are shown; the rest is counted. */
const MOST_OF_A_CLASS = 40;

/** The titles of the sections, which tell what a review looks at first. */
const SECTIONS: readonly (readonly [title: string, classes: readonly ChangeClass[]])[] = [
  ['Who gains', ['access-gained']],
  ['Who loses', ['access-lost']],
  [
    'Gates',
    [
      'gate-widened',
      'gate-narrowed',
      'gate-changed',
      'licence-removed',
      'licence-added',
      'role-changed',
    ],
  ],
  ['Pages', ['route-removed', 'route-moved', 'route-redirected', 'route-changed', 'route-added']],
  ['Actions and tabs', ['action-removed', 'action-added']],
  [
    'Fields',
    [
      'resource-removed',
      'resource-added',
      'field-removed',
      'field-retyped',
      'field-narrowed',
      'field-added',
    ],
  ],
  ['Permissions', ['permission-removed', 'permission-added']],
  ['Texts', ['text-lost', 'text-removed', 'text-changed', 'text-added']],
];

/** The changes as JSON. */
export function diffJson(changes: readonly Change[]): string {
  const told = changes.map((change) => ({ ...change, breaking: isBreaking(change) }));
  const breakingCount = told.filter(({ breaking }) => breaking).length;
  return `${JSON.stringify({ formatVersion: FORMAT_VERSION, breakingCount, changes: told }, null, 2)}\n`;
}

/** The changes for a terminal; `!` stands before what breaks something. */
export function diffPretty(changes: readonly Change[], colours: boolean): string {
  const paint = painter(colours);
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = sectionsOf(changes).map(({ title, some, more }) => {
    const lines = some.map((change) => {
      const mark = isBreaking(change) ? paint('!', 'bold', 'red') : ' ';
      const place = placeOf(change);
      const end = place === '' ? '' : `\n      ${paint(place, 'cyan')}`;
      return `${mark} ${sentence(change)}${end}\n`;
    });
    return `${paint(title, 'bold')}\n${lines.join('')}${more > 0 ? `  ${more} more\n` : ''}`;
  });
  return `${sections.join('\n')}\n${summary(changes)}\n`;
}

/** The changes for a review, as Markdown: what breaks something is bold. */
export function diffMarkdown(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = sectionsOf(changes).map(({ title, some, more }) => {
    const lines = some.map((change) => {
      const place = placeOf(change);
      const text = markdownText(sentence(change));
      const end = place === '' ? '' : ` (\`${place}\`)`;
      return isBreaking(change) ? `- **${text}**${end}\n` : `- ${text}${end}\n`;
    });
    return `### ${title}\n\n${lines.join('')}${more > 0 ? `- and ${more} more\n` : ''}`;
  });
  return `${summary(changes)}\n\n${sections.join('\n')}`;
}

interface Section {
  readonly title: string;
  readonly some: readonly Change[];
  readonly more: number;
}

function sectionsOf(changes: readonly Change[]): readonly Section[] {
  return SECTIONS.flatMap(([title, classes]) => {
    const all = changes.filter((change) => classes.includes(change.class));
    if (all.length === 0) return [];
    return [{ title, some: all.slice(0, MOST_OF_A_CLASS), more: all.length - MOST_OF_A_CLASS }];
  });
}

function sentence(change: Change): string {
  const { class: kind, subject, detail, people, when } = change;
  const who = people?.join(', ') ?? '';
  const limit = when === undefined ? '' : ` ${when}`;
  if (kind === 'access-gained') return `${who} gain ${subject}${limit}: ${detail}`;
  if (kind === 'access-lost') return `${who} lose ${subject}${limit}: ${detail}`;
  return `${kind}: ${subject}: ${detail}`;
}

function placeOf({ file, line }: Change): string {
  return file === undefined ? '' : `${file}:${line}`;
}

function summary(changes: readonly Change[]): string {
  const breaking = changes.filter(isBreaking).length;
  const all = `${changes.length} change${changes.length === 1 ? '' : 's'}`;
  return breaking === 0 ? `${all}, none of them breaking.` : `${all}, ${breaking} breaking.`;
}

/** Signs that Markdown reads as its own; between two `$`, review sites set formulas. */
function markdownText(text: string): string {
  return text.replaceAll(/[\\`*_|<>[\]~$]/g, (sign) => `\\${sign}`);
}
