import {
  APP,
  A_FIELD,
  becomes,
  fieldOf,
  fieldThat,
  file,
  instead,
  key,
  kind,
  kinds,
  lostLine,
  map,
  RESOURCE,
  scalar,
  scalarLike,
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

/** The page of a single record, which is there already. */
const isSingle = (whole: string) => /^single:|^api: .*\?/m.test(whole);

/** The field of a form that the server requires gets these options. */
const requiredWith =
  (options: string): Kind['change'] =>
  ({ text }, _, around) =>
    fieldThat(IS_REQUIRED).named(around).includes(text) &&
    !isSingle(around.whole) &&
    !/^ {2}without:.*\b(?:create|changes|everything)\b/m.test(around.whole)
      ? `${text}: ${options}`
      : undefined;

/** Names that exist, used for what they cannot do: the server, or the console, would not do it. */
export const MEANING: readonly Kind[] = [
  ...kinds(RESOURCE, {
    'a column that is never received': [COLUMN, fieldThat(/writeOnly: true/)],
    'a card of what is never received': [CARD, fieldThat(/writeOnly: true/)],
    'a search by a secret': [/^server\/search\/\d+$/, fieldThat(/type: secret/)],
    'an order by a secret': [/^server\/order\/\d+$/, fieldThat(/type: secret/)],
    'a first order that the server lacks': [
      /^list\/order$/,
      (_, chance, around) => {
        const order = /^ {2}order: +\[(.*)\]/m.exec(around.whole)?.[1]?.split(', ') ?? [];
        const others = fieldThat(/./)
          .named(around)
          .filter((name) => !order.includes(name));
        return others.length > 0 ? chance.pick(others) : undefined;
      },
    ],
    'dates of a text': [/^server\/dates$/, fieldThat(/type: string/)],
    'a unique field for many': [/^list\/bulkEdit\/\d+$/, fieldThat(/unique: true/)],
    'a read-only field for many': [/^list\/bulkEdit\/\d+$/, fieldThat(/readOnly: true/)],
    'a read-only field in a form': [FORM_ENTRY, fieldThat(/readOnly: true/)],
    'a switch of a read-only field': [/^actions\/[^/]+\/toggle$/, fieldThat(/readOnly: true/)],
    'a switch of a text': [/^actions\/[^/]+\/toggle$/, fieldThat(/^(?!.*readOnly).*type: string/)],
    'a change of a read-only field': [
      /^actions\/[^/]+\/each\/(?!id$)/,
      fieldThat(/readOnly: true/),
      key,
    ],
    'a body with what is never received': [
      /^actions\/[^/]+\/(?:body|query|each)\//,
      (spot, chance, around) => {
        const field = fieldThat(/writeOnly: true/)(spot, chance, around);
        return field === undefined ? undefined : `$record.${field}`;
      },
      scalarLike(/^\$record\./),
    ],
    'a card of related records without any': [
      /^detail\/tabs\/[^/]+\/cards\/\d+$/,
      fieldThat(/type: string/),
    ],
    'a state since a text': [
      /^detail\/head\/badges\/[^/]+\/(?:since|ends|begins)$/,
      fieldThat(/type: string/),
    ],
    'a field that clears itself': [
      FORM_ENTRY,
      ({ text }) => `${text}: { clears: [${text}] }`,
      scalarLike(/^\w+$/),
    ],
    'a field that clears a required one': [
      FORM_ENTRY,
      ({ text }, chance, around) => {
        const others = fieldThat(/^(?!.*boolean).*required: true/)
          .named(around)
          .filter((name) => name !== text);
        return others.length > 0 ? `${text}: { clears: [${chance.pick(others)}] }` : undefined;
      },
      scalarLike(/^\w+$/),
    ],
    'a field that fills a read-only one': [
      FORM_ENTRY,
      ({ text }, chance, around) => {
        const others = fieldThat(/type: string, readOnly: true/).named(around);
        return others.length > 0 ? `${text}: { fills: { ${chance.pick(others)}: x } }` : undefined;
      },
      scalarLike(/^\w+$/),
    ],
    'two dates after each other': [
      /^fields\/(?:.*\/)?(?:apply_)?date_(?:start|expired)$/,
      (spot, chance, around) => {
        const later = new RegExp(` (\\w+): +\\{.*after: ${spot.path.split('/').at(-1)}\\b`).exec(
          around.whole,
        )?.[1];
        return later === undefined ? undefined : withEntry(`after: ${later}`)(spot, chance, around);
      },
      fieldOf('datetime'),
    ],
    'a moment as a text': [
      A_FIELD,
      withEntry('default: now'),
      { ...map, text: /^\{ type: (?:string|text)\b(?!.*(?:default|readOnly))/ },
    ],
    'a value that is good and bad': [
      /^list\/cells\/[^/]+$/,
      instead(/good: \[([^,\]]+)(.*)bad: \[/, 'good: [$1$2bad: [$1, '),
      map,
    ],
    'dates that nothing filters': [/^$/, lostLine(/^ {2}dates: +\w+$/), file],
    'a required field for changes': [FORM_ENTRY, requiredWith('{ when: { mode: update } }')],
    'a required field that is locked': [FORM_ENTRY, requiredWith('{ locked: true }')],
    'a required field for few': [FORM_ENTRY, requiredWith('{ needs: orgs.view_rootorg }')],
    'a switch of many': [
      /^actions\/[^/]+$/,
      instead(/on: record, toggle/, 'on: selection, toggle'),
      map,
    ],
    'changes of no record': [/^actions\/[^/]+\/each$/, without(/id: \$record\.id,? ?/), map],
    'a change to another type': [/^actions\/[^/]+\/each\/is_/, becomes("'perhaps'")],
    'an action on no page': [
      /^actions\/[^/]+\/on$/,
      (_, __, { whole }) => (/^(?:detail|like|form):/m.test(whole) ? undefined : 'record'),
      scalarLike(/^row$/),
    ],
    'a body of another type': [/^actions\/[^/]+\/body\/is_/, becomes("'perhaps'")],
    'a part that an address lacks': [/\/open\/params$/, withEntry('part: $record.id'), map],
    'a pattern without an end': [
      A_FIELD,
      withEntry("pattern: '(a+)+$'"),
      { ...map, text: /^\{ type: string\b(?!.*pattern)/ },
    ],
  }),
  ...kinds(VIEW, {
    'a gate within its opposite': [
      /\/tabs\/[^/]+$/,
      (spot, chance, around) => {
        const setting = /^setting: (\w+)$/m.exec(around.whole)?.[1];
        return setting === undefined
          ? undefined
          : withEntry(`setting: { ${setting}: false }`)(spot, chance, around);
      },
      map,
    ],
    'a menu entry of some record': [
      /^routes\/(?:[^/]+\/routes\/)*[^/]+$/,
      ({ text }, _, { whole }) =>
        new RegExp(`^ +${text}: +[\\w.{](?!.*hidden)`, 'm').test(whole) ? "':id'" : undefined,
      { ...key, text: /^[a-z-]+$/ },
    ],
  }),
  ...kinds(/^manifest\/(?:resources|views)\//, {
    'a setting with another value': [
      /\/setting$/,
      ({ text }) => `{ ${text}: 'yes' }`,
      scalarLike(/^[A-Z_]+$/),
    ],
    'a setting that is never on': [/\/setting$/, becomes('LOGIN_TITLE')],
    'a filter by no id': [/\/where\/[^/]+$/, becomes('nonsense'), scalarLike(/^\$record\.id$/)],
  }),
  kind(
    'a licence that is no switch',
    /^manifest\/features\.yaml$/,
    /^licence\/\d+$/,
    becomes('XPACK_LICENSE_INFO'),
    scalar,
  ),
  ...kinds(APP, {
    'a page at every old address': [/^oldAddresses\/./, becomes('/'), key],
    'a language with the cookie of another': [/^languages\/(?!en)[^/]+\/cookie$/, becomes('en')],
  }),
  kind(
    'a third form of a plural',
    /^locales\/en\//,
    /./,
    instead(/(['"])$/, ' |||| %{smart_count}$1'),
    scalarLike(/\|\|\|\|.*['"]$/),
  ),
  ...kinds(TEXTS, {
    'forms of what nothing counts': [
      /^resources\//,
      ({ text }) => `'${text} |||| '`,
      scalarLike(/^[\p{L} ]+$/u),
    ],
    'a character that nobody sees': [
      /^resources\//,
      ({ text }) => `"${text}\\u0000"`,
      scalarLike(/^[\p{L} ]+$/u),
    ],
  }),
];
