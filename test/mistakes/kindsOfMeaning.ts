import {
  APP,
  becomes,
  FIELD,
  fieldOf,
  fieldThat,
  file,
  instead,
  key,
  kind,
  lostLine,
  map,
  RESOURCE,
  scalar,
  TEXTS,
  VIEW,
  withEntry,
  without,
} from './changes.ts';
import type { Kind } from './kind.ts';

const FORM_ENTRY = /^form\/(?:groups\/)?\d+\/[^/]+\/\d+$/;
const COLUMN = /^list\/columns\/\d+$/;
const CARD = /^detail\/tabs\/[^/]+\/card\/\d+(?:\/[^/]+\/\d+)?$/;
const IS_REQUIRED = /^(?!.*default).*required: true/;

/** The field of a form that the server requires gets these options. */
const requiredWith =
  (options: string): Kind['change'] =>
  ({ text }, _, around) =>
    fieldThat(IS_REQUIRED).named(around).includes(text) &&
    !/^single:|^ {2}create: +false/m.test(around.whole)
      ? `${text}: ${options}`
      : undefined;

/** Names that exist, used for what they cannot do: the server, or the console, would not do it. */
export const MEANING: readonly Kind[] = [
  // Fields
  kind('a column that is never received', RESOURCE, COLUMN, fieldThat(/writeOnly: true/), scalar),
  kind('a card of what is never received', RESOURCE, CARD, fieldThat(/writeOnly: true/), scalar),
  kind(
    'a search by a secret',
    RESOURCE,
    /^server\/search\/\d+$/,
    fieldThat(/type: secret/),
    scalar,
  ),
  kind('an order by a secret', RESOURCE, /^server\/order\/\d+$/, fieldThat(/type: secret/), scalar),
  kind(
    'a first order that the server lacks',
    RESOURCE,
    /^list\/order$/,
    (_, chance, around) => {
      const order = /^ {2}order: +\[(.*)\]/m.exec(around.whole)?.[1]?.split(', ') ?? [];
      const others = fieldThat(/./)
        .named(around)
        .filter((name) => !order.includes(name));
      return others.length > 0 ? chance.pick(others) : undefined;
    },
    scalar,
  ),
  kind('dates of a text', RESOURCE, /^server\/dates$/, fieldThat(/type: string/), scalar),
  kind(
    'a unique field for many',
    RESOURCE,
    /^list\/bulkEdit\/\d+$/,
    fieldThat(/unique: true/),
    scalar,
  ),
  kind(
    'a read-only field for many',
    RESOURCE,
    /^list\/bulkEdit\/\d+$/,
    fieldThat(/readOnly: true/),
    scalar,
  ),
  kind('a read-only field in a form', RESOURCE, FORM_ENTRY, fieldThat(/readOnly: true/), scalar),
  kind(
    'a switch of a read-only field',
    RESOURCE,
    /^actions\/[^/]+\/toggle$/,
    fieldThat(/readOnly: true/),
    scalar,
  ),
  kind(
    'a switch of a text',
    RESOURCE,
    /^actions\/[^/]+\/toggle$/,
    fieldThat(/^(?!.*readOnly).*type: string/),
    scalar,
  ),
  kind(
    'a change of a read-only field',
    RESOURCE,
    /^actions\/[^/]+\/each\/(?!id$)/,
    fieldThat(/readOnly: true/),
    key,
  ),
  kind(
    'a body with what is never received',
    RESOURCE,
    /^actions\/[^/]+\/(?:body|query|each)\//,
    (spot, chance, around) => {
      const field = fieldThat(/writeOnly: true/)(spot, chance, around);
      return field === undefined ? undefined : `$record.${field}`;
    },
    { of: 'scalar', text: /^\$record\./ },
  ),
  kind(
    'a card of related records without any',
    RESOURCE,
    /^detail\/tabs\/[^/]+\/cards\/\d+$/,
    fieldThat(/type: string/),
    scalar,
  ),
  kind(
    'a state since a text',
    RESOURCE,
    /^detail\/head\/badges\/[^/]+\/(?:since|ends|begins)$/,
    fieldThat(/type: string/),
    scalar,
  ),
  kind(
    'a field that clears itself',
    RESOURCE,
    FORM_ENTRY,
    ({ text }) => `${text}: { clears: [${text}] }`,
    { of: 'scalar', text: /^\w+$/ },
  ),
  kind(
    'a field that clears a required one',
    RESOURCE,
    FORM_ENTRY,
    ({ text }, chance, around) => {
      const others = fieldThat(/^(?!.*boolean).*required: true/)
        .named(around)
        .filter((name) => name !== text);
      return others.length > 0 ? `${text}: { clears: [${chance.pick(others)}] }` : undefined;
    },
    { of: 'scalar', text: /^\w+$/ },
  ),
  kind(
    'a field that fills a read-only one',
    RESOURCE,
    FORM_ENTRY,
    ({ text }, chance, around) => {
      const others = fieldThat(/type: string, readOnly: true/).named(around);
      return others.length > 0 ? `${text}: { fills: { ${chance.pick(others)}: x } }` : undefined;
    },
    { of: 'scalar', text: /^\w+$/ },
  ),
  kind(
    'two dates after each other',
    RESOURCE,
    /^fields\/(?:.*\/)?(?:apply_)?date_(?:start|expired)$/,
    (spot, chance, around) => {
      const later = new RegExp(` (\\w+): +\\{.*after: ${spot.path.split('/').at(-1)}\\b`).exec(
        around.whole,
      )?.[1];
      return later === undefined ? undefined : withEntry(`after: ${later}`)(spot, chance, around);
    },
    fieldOf('datetime'),
  ),
  kind('a moment as a text', RESOURCE, new RegExp(`${FIELD}$`), withEntry('default: now'), {
    of: 'map',
    text: /^\{ type: (?:string|text)\b(?!.*(?:default|readOnly))/,
  }),
  kind(
    'a value that is good and bad',
    RESOURCE,
    /^list\/cells\/[^/]+$/,
    instead(/good: \[([^,\]]+)(.*)bad: \[/, 'good: [$1$2bad: [$1, '),
    map,
  ),
  kind('dates that nothing filters', RESOURCE, /^$/, lostLine(/^ {2}dates: +\w+$/), file),
  // Forms that create nothing
  kind(
    'a required field for changes',
    RESOURCE,
    FORM_ENTRY,
    requiredWith('{ when: { mode: update } }'),
    scalar,
  ),
  kind(
    'a required field that is locked',
    RESOURCE,
    FORM_ENTRY,
    requiredWith('{ locked: true }'),
    scalar,
  ),
  kind(
    'a required field for few',
    RESOURCE,
    FORM_ENTRY,
    requiredWith('{ needs: orgs.view_rootorg }'),
    scalar,
  ),
  // Actions
  kind(
    'a switch of many',
    RESOURCE,
    /^actions\/[^/]+$/,
    instead(/on: record, toggle/, 'on: selection, toggle'),
    map,
  ),
  kind(
    'changes of no record',
    RESOURCE,
    /^actions\/[^/]+\/each$/,
    without(/id: \$record\.id,? ?/),
    map,
  ),
  kind(
    'a change to another type',
    RESOURCE,
    /^actions\/[^/]+\/each\/is_/,
    becomes("'perhaps'"),
    scalar,
  ),
  kind(
    'an action on no page',
    RESOURCE,
    /^actions\/[^/]+\/on$/,
    (_, __, { whole }) => (/^(?:detail|like|form):/m.test(whole) ? undefined : 'record'),
    { of: 'scalar', text: /^row$/ },
  ),
  kind(
    'a body of another type',
    RESOURCE,
    /^actions\/[^/]+\/body\/is_/,
    becomes("'perhaps'"),
    scalar,
  ),
  kind(
    'a part that an address lacks',
    RESOURCE,
    /\/open\/params$/,
    withEntry('part: $record.id'),
    map,
  ),
  // Gates
  kind(
    'a gate within its opposite',
    VIEW,
    /\/tabs\/[^/]+$/,
    (spot, chance, around) => {
      const setting = /^setting: (\w+)$/m.exec(around.whole)?.[1];
      return setting === undefined
        ? undefined
        : withEntry(`setting: { ${setting}: false }`)(spot, chance, around);
    },
    map,
  ),
  kind(
    'a setting with another value',
    /^manifest\/(?:resources|views)\//,
    /\/setting$/,
    ({ text }) => `{ ${text}: 'yes' }`,
    { of: 'scalar', text: /^[A-Z_]+$/ },
  ),
  kind(
    'a setting that is never on',
    /^manifest\/(?:resources|views)\//,
    /\/setting$/,
    becomes('LOGIN_TITLE'),
    scalar,
  ),
  kind(
    'a licence that is no switch',
    /^manifest\/features\.yaml$/,
    /^licence\/\d+$/,
    becomes('XPACK_LICENSE_INFO'),
    scalar,
  ),
  // Filters and patterns
  kind(
    'a filter by no id',
    /^manifest\/(?:resources|views)\//,
    /\/where\/[^/]+$/,
    becomes('nonsense'),
    { of: 'scalar', text: /^\$record\.id$/ },
  ),
  kind(
    'a pattern without an end',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry("pattern: '(a+)+$'"),
    { of: 'map', text: /^\{ type: string\b(?!.*pattern)/ },
  ),
  // Pages
  kind('a page at every old address', APP, /^oldAddresses\/./, becomes('/'), key),
  kind(
    'a menu entry of some record',
    VIEW,
    /^routes\/(?:[^/]+\/routes\/)*[^/]+$/,
    ({ text }, _, { whole }) =>
      new RegExp(`^ +${text}: +[\\w.{](?!.*hidden)`, 'm').test(whole) ? "':id'" : undefined,
    { of: 'key', text: /^[a-z-]+$/ },
  ),
  // Texts
  kind(
    'a language with the cookie of another',
    APP,
    /^languages\/(?!en)[^/]+\/cookie$/,
    becomes('en'),
    scalar,
  ),
  kind(
    'a third form of a plural',
    /^locales\/en\//,
    /./,
    instead(/(['"])$/, ' |||| %{smart_count}$1'),
    { of: 'scalar', text: /\|\|\|\|.*['"]$/ },
  ),
  kind('forms of what nothing counts', TEXTS, /^resources\//, ({ text }) => `'${text} |||| '`, {
    of: 'scalar',
    text: /^[\p{L} ]+$/u,
  }),
  kind('a character that nobody sees', TEXTS, /^resources\//, ({ text }) => `"${text}\\u0000"`, {
    of: 'scalar',
    text: /^[\p{L} ]+$/u,
  }),
];
