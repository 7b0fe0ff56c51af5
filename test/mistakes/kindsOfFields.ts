import {
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
  misspelling,
  misspelt,
  ofField,
  RESOURCE,
  scalarLike,
  TEXT_FIELD,
  VIEW,
  withEntry,
  without,
  word,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** Fields, and references to their values, that cannot be meant so. */
export const FIELDS: readonly Kind[] = [
  ...kinds(RESOURCE, {
    'a misspelt $record': [/./, instead(/\$record/, '$recrod'), scalarLike(/\$record/)],
    'a misspelt field of $record': [
      /./,
      instead(/\$record\.(?!id\b)(\w)/, '$record.x$1'),
      scalarLike(/\$record\.(?!id\b)/),
    ],
    'a misspelt $query': [/./, instead(/\$query\./, '$qurey.'), scalarLike(/\$query\./)],
    'a $query that nothing gives': [
      /./,
      instead(/\$query\.(\w)/, '$query.x$1'),
      scalarLike(/\$query\./),
    ],
    'a record where there is none': [/^list\/(?:where|create)\/.*[^/]+$/, becomes('$record.id')],
    'a pattern that is none': [A_FIELD, withEntry("pattern: '['"), TEXT_FIELD],
    'a default that is no choice': [
      A_FIELD,
      instead(/default: ([a-z])([a-z])/, 'default: $2$1x'),
      { ...map, text: /^\{\s*type: choice, choices: .*default: [a-z]{2}/ },
    ],
    'a default that is no boolean': [
      ofField('default'),
      becomes('maybe'),
      scalarLike(/^(?:true|false)$/),
    ],
    'a default that is no number': [ofField('default'), becomes('few'), scalarLike(/^\d+$/)],
    'limits that exclude each other': [
      A_FIELD,
      ({ text }) => text.replace(/maxLength: (\d+)/, 'maxLength: $1, minLength: 99999'),
      { ...map, text: /^(?!.*minLength).*maxLength: / },
    ],
    'a length of nothing': [ofField('maxLength'), becomes('0')],
    'a least above the most': [ofField('min'), becomes('9999999')],
    'a target of a text': [A_FIELD, withEntry('to: users.user'), TEXT_FIELD],
    'an item of a text': [A_FIELD, withEntry('item: { type: string }'), TEXT_FIELD],
    'choices of a boolean': [A_FIELD, withEntry('choices: [a, b]'), fieldOf('boolean')],
    'lengths of a text': [A_FIELD, withEntry('lengths: [1, 7]'), TEXT_FIELD],
    'an object of unknown fields': [
      ofField('type'),
      becomes('object'),
      scalarLike(/^(?:string|text)$/),
    ],
    'an earlier field without a moment': [ofField('after'), becomes('id'), scalarLike(/^date/)],
    'a cell for another type': [/^list\/cells\/[^/]+$/, becomes('number'), scalarLike(/^yes-/)],
    'links of a column without references': [
      /^list\/cells\/[^/]+$/,
      ({ text }) => `{ cell: ${text}, links: true }`,
      scalarLike(/^yes-/),
    ],
    'records without an id': [
      /^$/,
      (spot, chance, around) =>
        // Of a list that is only read, records need none.
        /^(?:form|detail):/m.test(spot.text) && !/^single:|^api: .*\?/m.test(spot.text)
          ? lostLine(/^ {2}id: /)(spot, chance, around)
          : undefined,
      file,
    ],
    'records without a name': [
      /^$/,
      (spot, chance, around) =>
        /^(?:single|like):|^api: .*\?/m.test(spot.text) ||
        fieldThat(/./)
          .named(around)
          .some((name) => /^(?:host)?name$/.test(name))
          ? undefined
          : lostLine(/^record: .*\}$/)(spot, chance, around),
      file,
    ],
    'an unknown filter of options': [
      /\/options\/query\/[^/]+$/,
      misspelt,
      { ...key, text: /^\w{4,}$/ },
    ],
    'a reference to nothing': [
      A_FIELD,
      without(/ to: [\w.]+,?/),
      fieldOf('reference', 'references'),
    ],
  }),
  ...kinds(/^manifest\/(?:resources|views)\//, {
    'a misspelt field of $me': [/./, instead(/\$me\.id/, '$me.ident'), scalarLike(/\$me\.id/)],
    'an impossible value of a filter': [
      /\/where\/(?!is_)[^/]+$/,
      misspelt,
      scalarLike(/^[a-z]\w{2,}$/),
    ],
  }),
  ...misspelling(RESOURCE, word, {
    'an unknown filter of a tree': /^list\/tree\/(?:node|asset)$/,
    'an unknown shown field within a field': /^fields\/[^/]+\/(?:item\/)?fields\/[^/]+\/display$/,
    'a kind that does not exist': ofField('kinds/\\d+'),
  }),
  ...misspelling(RESOURCE, key, {
    'an unknown field of a written record':
      /^actions\/(?:enable|disable|make-default|run)\/body\/[^/]+$/,
    'an unknown filter of a tab': /^detail\/tabs\/[^/]+\/where\/[^/]+$/,
    'an unknown filter of an action': /^actions\/[^/]+\/where\/[^/]+$/,
    'an unknown filter of a list': /^(?:list|find)\/where\/[^/]+$/,
  }),
  kind('an unknown filter of a route', VIEW, /\/where\/[^/]+$/, misspelt, key),
  kind(
    'a setting of another type',
    /^manifest\/features\.yaml$/,
    /^settings\/[^/]+\/default$/,
    becomes("'perhaps'"),
    scalarLike(/^(?:true|false|\d+)$/),
  ),
];
