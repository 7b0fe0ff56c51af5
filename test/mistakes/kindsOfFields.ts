import {
  becomes,
  FIELD,
  fieldOf,
  file,
  instead,
  key,
  kind,
  lostLine,
  misspelt,
  RESOURCE,
  scalar,
  TEXT_FIELD,
  VIEW,
  withEntry,
  without,
  word,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** Fields, and references to their values, that cannot be meant so. */
export const FIELDS: readonly Kind[] = [
  kind('a misspelt $record', RESOURCE, /./, instead(/\$record/, '$recrod'), {
    of: 'scalar',
    text: /\$record/,
  }),
  kind(
    'a misspelt field of $record',
    RESOURCE,
    /./,
    instead(/\$record\.(?!id\b)(\w)/, '$record.x$1'),
    { of: 'scalar', text: /\$record\.(?!id\b)/ },
  ),
  kind('a misspelt $query', RESOURCE, /./, instead(/\$query\./, '$qurey.'), {
    of: 'scalar',
    text: /\$query\./,
  }),
  kind('a $query that nothing gives', RESOURCE, /./, instead(/\$query\.(\w)/, '$query.x$1'), {
    of: 'scalar',
    text: /\$query\./,
  }),
  kind(
    'a misspelt field of $me',
    /^manifest\/(?:resources|views)\//,
    /./,
    instead(/\$me\.id/, '$me.ident'),
    { of: 'scalar', text: /\$me\.id/ },
  ),
  kind(
    'a record where there is none',
    RESOURCE,
    /^list\/(?:where|create)\/.*[^/]+$/,
    becomes('$record.id'),
    scalar,
  ),
  kind('an unknown filter of a tree', RESOURCE, /^list\/tree\/(?:node|asset)$/, misspelt, word),
  kind(
    'an unknown shown field within a field',
    RESOURCE,
    /^fields\/[^/]+\/(?:item\/)?fields\/[^/]+\/display$/,
    misspelt,
    word,
  ),
  kind(
    'an unknown field of a written record',
    RESOURCE,
    /^actions\/(?:enable|disable|make-default|run)\/body\/[^/]+$/,
    misspelt,
    key,
  ),
  kind(
    'an unknown filter of a tab',
    RESOURCE,
    /^detail\/tabs\/[^/]+\/where\/[^/]+$/,
    misspelt,
    key,
  ),
  kind('an unknown filter of an action', RESOURCE, /^actions\/[^/]+\/where\/[^/]+$/, misspelt, key),
  kind('an unknown filter of a route', VIEW, /\/where\/[^/]+$/, misspelt, key),
  kind('an unknown filter of a list', RESOURCE, /^(?:list|find)\/where\/[^/]+$/, misspelt, key),
  kind(
    'an impossible value of a filter',
    /^manifest\/(?:resources|views)\//,
    /\/where\/(?!is_)[^/]+$/,
    misspelt,
    { of: 'scalar', text: /^[a-z]\w{2,}$/ },
  ),
  kind(
    'a pattern that is none',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry("pattern: '['"),
    TEXT_FIELD,
  ),
  kind(
    'a default that is no choice',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    instead(/default: ([a-z])([a-z])/, 'default: $2$1x'),
    { of: 'map', text: /^\{\s*type: choice, choices: .*default: [a-z]{2}/ },
  ),
  kind(
    'a default that is no boolean',
    RESOURCE,
    new RegExp(`${FIELD}/default$`),
    becomes('maybe'),
    { of: 'scalar', text: /^(?:true|false)$/ },
  ),
  kind('a default that is no number', RESOURCE, new RegExp(`${FIELD}/default$`), becomes('few'), {
    of: 'scalar',
    text: /^\d+$/,
  }),
  kind(
    'limits that exclude each other',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    ({ text }) => text.replace(/maxLength: (\d+)/, 'maxLength: $1, minLength: 99999'),
    { of: 'map', text: /^(?!.*minLength).*maxLength: / },
  ),
  kind('a length of nothing', RESOURCE, new RegExp(`${FIELD}/maxLength$`), becomes('0'), scalar),
  kind('a least above the most', RESOURCE, new RegExp(`${FIELD}/min$`), becomes('9999999'), scalar),
  kind(
    'a target of a text',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry('to: users.user'),
    TEXT_FIELD,
  ),
  kind(
    'an item of a text',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry('item: { type: string }'),
    TEXT_FIELD,
  ),
  kind(
    'choices of a boolean',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry('choices: [a, b]'),
    fieldOf('boolean'),
  ),
  kind(
    'lengths of a text',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    withEntry('lengths: [1, 7]'),
    TEXT_FIELD,
  ),
  kind('an object of unknown fields', RESOURCE, new RegExp(`${FIELD}/type$`), becomes('object'), {
    of: 'scalar',
    text: /^(?:string|text)$/,
  }),
  kind('a kind that does not exist', RESOURCE, new RegExp(`${FIELD}/kinds/\\d+$`), misspelt, word),
  kind(
    'an earlier field without a moment',
    RESOURCE,
    new RegExp(`${FIELD}/after$`),
    becomes('id'),
    {
      of: 'scalar',
      text: /^date/,
    },
  ),
  kind('a cell for another type', RESOURCE, /^list\/cells\/[^/]+$/, becomes('number'), {
    of: 'scalar',
    text: /^yes-/,
  }),
  kind(
    'links of a column without references',
    RESOURCE,
    /^list\/cells\/[^/]+$/,
    ({ text }) => `{ cell: ${text}, links: true }`,
    { of: 'scalar', text: /^yes-/ },
  ),
  kind(
    'records without an id',
    RESOURCE,
    /^$/,
    (spot, chance, around) =>
      // Of a list that is only read, records need none.
      /^(?:form|detail):/m.test(spot.text) && !/^single:/m.test(spot.text)
        ? lostLine(/^ {2}id: /)(spot, chance, around)
        : undefined,
    file,
  ),
  kind(
    'records without a name',
    RESOURCE,
    /^$/,
    (spot, chance, around) =>
      /^(?:single|like):|^ {2}(?:name|hostname): /m.test(spot.text)
        ? undefined
        : lostLine(/^record: .*\}$/)(spot, chance, around),
    file,
  ),
  kind('an unknown filter of options', RESOURCE, /\/options\/query\/[^/]+$/, misspelt, {
    of: 'key',
    text: /^\w{4,}$/,
  }),
  kind(
    'a reference to nothing',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    without(/ to: [\w.]+,?/),
    fieldOf('reference', 'references'),
  ),
  kind(
    'a setting of another type',
    /^manifest\/features\.yaml$/,
    /^settings\/[^/]+\/default$/,
    becomes("'perhaps'"),
    { of: 'scalar', text: /^(?:true|false|\d+)$/ },
  ),
];
