import type { Spot } from './places.ts';

/** Repeatable random numbers. */
export interface Chance {
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** One kind of mistake: which spots it can happen to, and what is written there instead. */
export interface Kind {
  readonly name: string;
  readonly file: RegExp;
  readonly path: RegExp;
  readonly of?: Spot['kind'];
  /** Further condition on the written text. */
  readonly text?: RegExp;
  /** Made at the same place of every language. */
  readonly everywhere?: true;
  /** What is written instead; undefined when this spot cannot be mistaken so. */
  change(spot: Spot, chance: Chance, whole: string): string | undefined;
}

const RESOURCE = /^manifest\/resources\//;
const VIEW = /^manifest\/views\//;
const MANIFEST = /^manifest\/(?!drift)/;
const APP = /^manifest\/app\.yaml$/;
const TEXTS = /^locales\/(?:en|zh|ja)\//;
const WORD = /^[A-Za-z][\w.-]{2,}$/;
const FIELD = '^fields/(?:[^/]+/(?:fields|item/fields)/)?[^/]+';

/** Two letters change places, or one is lost. */
const misspelt: Kind['change'] = ({ text }, chance) => {
  const at = 1 + chance.below(Math.max(1, text.length - 2));
  const [one = '', two = ''] = [text[at], text[at + 1]];
  const wrong =
    one === two || two === '' || !/\w\w/.test(one + two)
      ? text.slice(0, at) + text.slice(at + 1)
      : text.slice(0, at) + two + one + text.slice(at + 2);
  return wrong === text || wrong === '' ? undefined : wrong;
};
const becomes =
  (text: string): Kind['change'] =>
  () =>
    text;
/** Another entry in a flow map: `{ type: string }` → `{ type: string, maxLength: 0 }`. */
const with_ =
  (entry: string): Kind['change'] =>
  ({ text }) =>
    text.startsWith('{') && text.endsWith('}') ? text.replace(/\s*\}$/, `, ${entry} }`) : undefined;
const without =
  (part: RegExp): Kind['change'] =>
  ({ text }) => {
    const rest = text.replace(part, '');
    return rest === text ? undefined : rest;
  };
const instead =
  (part: RegExp, by: string): Kind['change'] =>
  ({ text }) => {
    const wrong = text.replace(part, by);
    return wrong === text ? undefined : wrong;
  };

const kind = (
  name: string,
  file: RegExp,
  path: RegExp,
  change: Kind['change'],
  more: Partial<Kind> = {},
): Kind => ({ name, file, path, change, ...more });
const key = { of: 'key' } as const;
const word = { of: 'scalar', text: WORD } as const;
const scalar = { of: 'scalar' } as const;
const map = { of: 'map' } as const;
const list = { of: 'list' } as const;
const file = { of: 'file' } as const;
/** A field of a type, written in one line. */
const fieldOf = (...types: readonly string[]): Partial<Kind> => ({
  of: 'map',
  text: new RegExp(`^\\{\\s*type: (?:${types.join('|')})\\b.*\\}$`),
});
const TEXT_FIELD = fieldOf('string', 'text', 'email', 'url', 'slug');

/** The kinds of single mistakes that the review tried, and those that survived it. */
export const KINDS: readonly Kind[] = [
  // Syntax.
  kind('a lost bracket', MANIFEST, /./, without(/\]$/), { of: 'list', text: /\]$/ }),
  kind('a lost brace', MANIFEST, /./, without(/\}$/), { of: 'map', text: /\}$/ }),
  kind('a lost comma', MANIFEST, /./, without(/,/), { of: 'list', text: /^\[.*,.*\]$/ }),
  kind('an anchor', MANIFEST, /./, ({ text }) => `&a ${text}`, word),
  kind('an alias', MANIFEST, /./, becomes('*a'), word),
  kind('a tag', MANIFEST, /./, ({ text }) => `!!str ${text}`, word),
  kind('an open quote', MANIFEST, /./, ({ text }) => `'${text}`, word),
  kind('a tab', MANIFEST, /^[^/]+\/[^/]+$/, ({ text }) => `\t${text}`, key),
  kind('a control character', MANIFEST, /./, ({ text }) => `${text}\u0007`, word),
  kind(
    'a mark of direction',
    TEXTS,
    /./,
    ({ text }) => `"${text.replaceAll(/["\\']/g, '')}\u202E"`,
    {
      of: 'scalar',
      text: /^[^"'|>]+$/,
    },
  ),
  kind(
    'a key written twice',
    RESOURCE,
    /^(?:fields|list|form|server)$/,
    ({ text }) => `${text}: {}\n${text}`,
    key,
  ),
  kind('an empty file', MANIFEST, /^$/, becomes(''), file),
  kind('half a file', MANIFEST, /^$/, ({ text }) => text.slice(0, text.length / 2), file),
  kind('a second document', MANIFEST, /^$/, ({ text }) => `${text}---\na: b\n`, file),
  // Shape.
  kind(
    'a misspelt key',
    RESOURCE,
    /^(?:resource|api|record|fields|server|list|form|detail|actions)$/,
    misspelt,
    key,
  ),
  kind(
    'a misspelt key of a list',
    RESOURCE,
    /^list\/(?:columns|default|fixed|cells|create|tree)$/,
    misspelt,
    key,
  ),
  kind(
    'a misspelt key of a field',
    RESOURCE,
    new RegExp(`${FIELD}/(?:type|required|maxLength|readOnly|default|choices|to)$`),
    misspelt,
    key,
  ),
  kind(
    'a misspelt key of a tab',
    RESOURCE,
    /^detail\/tabs\/[^/]+\/(?:list|where|card|columns|needs)$/,
    misspelt,
    key,
  ),
  kind(
    'a misspelt key of an action',
    RESOURCE,
    /^actions\/[^/]+\/(?:on|post|put|patch|delete|get|needs|confirm|open|body)$/,
    misspelt,
    key,
  ),
  kind(
    'a misspelt key of a route',
    VIEW,
    /\/(?:resource|needs|icon|page|hidden|routes|activeMenu)$/,
    misspelt,
    key,
  ),
  kind(
    'nothing for a value',
    RESOURCE,
    /^(?:api|record|list|form|fields|server)$/,
    becomes('null'),
    map,
  ),
  kind('a map for a word', RESOURCE, /^(?:api|name)$|\/type$/, becomes('{ a: b }'), scalar),
  kind('a list for a map', RESOURCE, /^(?:record|server|list|detail|actions)$/, becomes('[]'), map),
  kind('a word for a list', RESOURCE, /^list\/columns$/, becomes('name'), list),
  kind('a number for a word', RESOURCE, /^(?:api|resource)$/, becomes('7'), scalar),
  kind('a word for a number', RESOURCE, /\/maxLength$/, becomes('many'), scalar),
  kind('a misspelt type', RESOURCE, /\/type$/, misspelt, word),
  kind('an empty list', RESOURCE, /^list\/columns$/, becomes('[]'), list),
  // Names.
  kind('an unknown permission', VIEW, /\/needs$/, misspelt, word),
  kind('an unknown permission of an action', RESOURCE, /^actions\/[^/]+\/needs$/, misspelt, word),
  kind('an unknown licence', VIEW, /\/licence$/, misspelt, word),
  kind('an unknown setting', VIEW, /\/setting\/[^/]+$/, misspelt, key),
  kind('an unknown icon', VIEW, /\/icon$/, misspelt, word),
  kind('an unknown resource of a route', VIEW, /\/resource$/, misspelt, word),
  kind('an unknown resource of a tab', VIEW, /\/tabs\/[^/]+\/list$/, misspelt, word),
  kind('a renamed resource', RESOURCE, /^resource$/, misspelt, word),
  kind('an unknown resource to be like', RESOURCE, /^like$/, misspelt, word),
  kind(
    'a resource like itself',
    RESOURCE,
    /^resource$/,
    ({ text }) => `${text}\nlike: ${text}`,
    word,
  ),
  kind('an unknown column', RESOURCE, /^list\/columns\/\d+$/, misspelt, word),
  kind('an unknown column at first', RESOURCE, /^list\/default\/\d+$/, misspelt, word),
  kind('an unknown fixed column', RESOURCE, /^list\/fixed\/\d+$/, misspelt, word),
  kind('a cell of an unknown column', RESOURCE, /^list\/cells\/[^/]+$/, misspelt, key),
  kind('an unknown field of a form', RESOURCE, /^form\/groups\/\d+\/[^/]+\/\d+$/, misspelt, word),
  kind('an unknown field of a card', RESOURCE, /^detail\/tabs\/[^/]+\/card\/\d+$/, misspelt, word),
  kind(
    'an unknown field of a condition',
    RESOURCE,
    /\/when\/(?!mode|self|any|not)[^/]+$/,
    misspelt,
    key,
  ),
  kind('an impossible value of a condition', RESOURCE, /\/when\/(?!mode|self)[^/]+$/, misspelt, {
    of: 'scalar',
    text: /^(?!\$)[a-z]\w{2,}$/,
  }),
  kind('an unknown name of a record', RESOURCE, /^record\/(?:title|secondary)$/, misspelt, word),
  kind('an unknown field to search', RESOURCE, /^server\/search\/\d+$/, misspelt, word),
  kind(
    'an unknown field to order by',
    RESOURCE,
    /^server\/(?:order\/\d+|defaultOrder)$/,
    misspelt,
    word,
  ),
  kind('an unknown field for dates', RESOURCE, /^server\/dates$/, misspelt, word),
  kind('an unknown target of a reference', RESOURCE, new RegExp(`${FIELD}/to$`), misspelt, word),
  kind('an unknown text of an option', RESOURCE, /\/options\/text$/, misspelt, word),
  kind('an unknown field that must be earlier', RESOURCE, /\/after$/, misspelt, {
    of: 'scalar',
    text: /^date/,
  }),
  kind('an unknown list of a tab', RESOURCE, /^detail\/tabs\/[^/]+\/list$/, misspelt, word),
  kind('an unknown tab', RESOURCE, /\/tab$/, misspelt, word),
  kind('an unknown address', RESOURCE, /^api$/, misspelt, scalar),
  kind(
    'an unknown address of an action',
    RESOURCE,
    /^actions\/[^/]+\/(?:post|put|patch|delete|get)$/,
    misspelt,
    scalar,
  ),
  kind(
    'another method of an action',
    RESOURCE,
    /^actions\/[^/]+\/(?:put|patch)$/,
    becomes('delete'),
    key,
  ),
  kind(
    'an action without a call',
    RESOURCE,
    /^actions\/[^/]+$/,
    without(/(?:post|put|patch|delete|get|toggle): [^,}]+,? ?/),
    { of: 'map', text: /(?:post|put|patch|delete|get|toggle): / },
  ),
  kind('an unknown place of an action', RESOURCE, /^actions\/[^/]+\/on$/, misspelt, word),
  kind('an unknown page after saving', RESOURCE, /\/after\/route$/, misspelt, word),
  kind('an unknown opened page', RESOURCE, /\/open\/route$/, misspelt, word),
  kind('an unread query of an opened form', RESOURCE, /\/open\/query\/[^/]+$/, misspelt, key),
  kind('an unfilled part of an opened page', RESOURCE, /\/open\/params\/[^/]+$/, misspelt, key),
  kind('an unknown menu entry', VIEW, /\/activeMenu$/, misspelt, scalar),
  kind('an unknown target of a redirect', VIEW, /\/redirect$/, misspelt, scalar),
  kind('an unknown hand-written page', VIEW, /\/page$/, misspelt, {
    of: 'scalar',
    text: /^(?!custom)/,
  }),
  kind('a renamed hand-written page', VIEW, /\/name$/, misspelt, word),
  kind('an unknown page in the frame', APP, /^shell\/.*\/route$/, misspelt, word),
  kind('an unknown target of an old address', APP, /^oldAddresses\/./, misspelt, scalar),
  kind('an unknown part of an old address', APP, /^oldAddresses\/./, instead(/:id$/, ':ident'), {
    of: 'scalar',
    text: /:id$/,
  }),
  kind('a script for an address', VIEW, /\/external$/, becomes("'javascript:alert(1)'"), scalar),
  kind('a half address', VIEW, /\/external$/, becomes("'htp:/x'"), scalar),
  kind(
    'an unknown language at first',
    APP,
    /^(?:defaultLanguage|fallbackLanguage)$/,
    becomes('de'),
    scalar,
  ),
  // References.
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
  // What is said of a field.
  kind(
    'a pattern that is none',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    with_("pattern: '['"),
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
    with_('to: users.user'),
    TEXT_FIELD,
  ),
  kind(
    'an item of a text',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    with_('item: { type: string }'),
    TEXT_FIELD,
  ),
  kind(
    'choices of a boolean',
    RESOURCE,
    new RegExp(`${FIELD}$`),
    with_('choices: [a, b]'),
    fieldOf('boolean'),
  ),
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
  // Permissions.
  kind(
    'an unknown verb that is denied',
    /^manifest\/permissions\.yaml$/,
    /\/never\/\d+$/,
    misspelt,
    word,
  ),
  kind(
    'an unknown verb of system roles',
    /^manifest\/permissions\.yaml$/,
    /\/system\/\d+$/,
    misspelt,
    word,
  ),
  kind(
    'a lost permission',
    /^manifest\/permissions\.yaml$/,
    /^apps\/(?:users|assets|terminal|tickets)\/[^/]+$/,
    ({ text }) => `${text}x`,
    key,
  ),
  // Texts.
  kind('a misspelt key of a text', TEXTS, /\//, misspelt, key),
  kind('a text that is empty', TEXTS, /\//, becomes("' '"), scalar),
  kind('a misspelt placeholder', TEXTS, /\//, instead(/%\{(\w+)\}/, '%{x$1}'), {
    of: 'scalar',
    text: /%\{\w/,
  }),
  kind('a number for a text', TEXTS, /\//, becomes('7'), scalar),
  kind(
    'a text that is renamed in all languages',
    /^locales\/en\/(?!shell\/reactAdmin)/,
    /\//,
    ({ text }) => `${text}x`,
    {
      of: 'key',
      text: /^\w+$/,
      everywhere: true,
    },
  ),
];
