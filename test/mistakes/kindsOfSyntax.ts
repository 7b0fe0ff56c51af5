import type { Spot } from './places.ts';
import {
  becomes,
  file,
  key,
  kind,
  kinds,
  list,
  MANIFEST,
  map,
  misspelling,
  misspelt,
  ofField,
  RESOURCE,
  scalarLike,
  TEXTS,
  VIEW,
  without,
  word,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** Files that are no YAML, or no manifest. */
/** Whether an entry of a section has a line of its own, and others beside it. */
function besideOthers({ text, path }: Pick<Spot, 'text' | 'path'>, whole: string): boolean {
  const [name] = path.split('/');
  const section = whole.split(/^(?=\S)/m).find((one) => one.startsWith(`${name}:\n`)) ?? '';
  const isOnALine = section.split('\n').some((line) => line.startsWith(`  ${text}:`));
  return isOnALine && (section.match(/^ {2}[^\s#]/gm) ?? []).length > 1;
}

export const SYNTAX: readonly Kind[] = [
  ...kinds(MANIFEST, {
    'a lost bracket': [/./, without(/\]$/), { ...list, text: /\]$/ }],
    'a lost brace': [/./, without(/\}$/), { ...map, text: /\}$/ }],
    'a lost comma': [/./, without(/,/), { ...list, text: /^\[.*,.*\]$/ }],
    'an anchor': [/./, ({ text }) => `&a ${text}`, word],
    'an alias': [/./, becomes('*a'), word],
    'a tag': [/./, ({ text }) => `!!str ${text}`, word],
    'an open quote': [/./, ({ text }) => `'${text}`, word],
    'a tab': [
      /^[^/]+\/[^/]+$/,
      (spot, _, { whole }) => (besideOthers(spot, whole) ? `\t${spot.text}` : undefined),
      key,
    ],
    'a control character': [/./, ({ text }) => `${text}\u0007`, word],
    'an empty file': [/^$/, becomes(''), file],
    'half a file': [/^$/, ({ text }) => text.slice(0, text.length / 2), file],
    'a second document': [/^$/, ({ text }) => `${text}---\na: b\n`, file],
  }),
  ...kinds(TEXTS, {
    'a mark of direction': [
      /./,
      ({ text }) => `"${text.replaceAll(/["\\']/g, '')}\u202E"`,
      scalarLike(/^[^"'|>]+$/),
    ],
    'bytes that are no UTF-8': [/\//, ({ text }) => `${text}\uFFFD`, scalarLike(/^[^"'|>]+$/)],
  }),
  ...kinds(RESOURCE, {
    'a key written twice': [
      /^(?:fields|list|form|server)$/,
      ({ text }) => `${text}: {}\n${text}`,
      key,
    ],
    'a wrong indent': [
      /^(?:fields|list|form|server|detail|actions)\/[^/]+$/,
      // An entry that stands alone may have any indent.
      (spot, _, { whole }) => (besideOthers(spot, whole) ? ` ${spot.text}` : undefined),
      key,
    ],
    'nothing for a value': [/^(?:api|record|list|form|fields|server)$/, becomes('null'), map],
    'a map for a word': [/^(?:api|name)$|\/type$/, becomes('{ a: b }')],
    'a list for a map': [/^(?:record|server|list|detail|actions)$/, becomes('[]'), map],
    'a word for a list': [/^list\/columns$/, becomes('name'), list],
    'a number for a word': [/^(?:api|resource)$/, becomes('7')],
    'a word for a number': [/\/maxLength$/, becomes('many')],
    'an empty list': [/^list\/columns$/, becomes('[]'), list],
  }),
  kind('a lost file', /^manifest\/(?:resources|views)\/|^locales\//, /^$/, becomes(''), {
    ...file,
    moves: () => undefined,
  }),
  kind('a file with another ending', /^(?:manifest|locales)\//, /^$/, becomes(''), {
    ...file,
    moves: (path) => path.replace(/\.yaml$/, '.yml'),
  }),
  ...misspelling(RESOURCE, key, {
    'a misspelt key': /^(?:resource|api|record|fields|server|list|form|detail|actions)$/,
    'a misspelt key of a list': /^list\/(?:columns|default|fixed|cells|create|tree)$/,
    'a misspelt key of a field': ofField('(?:type|required|maxLength|readOnly|default|choices|to)'),
    'a misspelt key of a tab': /^detail\/tabs\/[^/]+\/(?:list|where|card|columns|needs)$/,
    'a misspelt key of an action':
      /^actions\/[^/]+\/(?:on|post|put|patch|delete|get|needs|confirm|open|body)$/,
  }),
  kind(
    'a misspelt key of a route',
    VIEW,
    /\/(?:resource|needs|icon|page|hidden|routes|activeMenu)$/,
    misspelt,
    key,
  ),
  kind('a misspelt type', RESOURCE, /^fields\/.*\/type$/, misspelt, word),
];
