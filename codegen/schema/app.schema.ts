import { API_SERVER } from './apiServer.schema.ts';
import { GATE_KEYS } from './gates.ts';
import { ICON } from './icons.ts';
import { BRAND_SCHEMA } from './brand.schema.ts';
import { SESSION_SCHEMA } from './session.schema.ts';
import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  defines,
  EXTERNAL_ADDRESS,
  having,
  listOf,
  mapOf,
  named,
  OPENED_ROUTE_NAME,
  QUERY,
  ref,
  ROUTE_NAME,
  SERVER_VERSION,
  SLUG,
  text,
  type JsonSchema,
} from './jsonSchema.ts';

const ADDRESS: JsonSchema = text('^/', '/console/users/users/:id');
const LANGUAGE: JsonSchema = named('language', '^[a-z]{2}$', 'en');
const DAYS: JsonSchema = { type: 'integer', minimum: 0 };

const VIEWS: JsonSchema = listOf({ ...SLUG, ...ref('view') });

const PAGE_KEYS = {
  route: about(
    OPENED_ROUTE_NAME,
    'The page that it opens; shown to people who may open that page.',
  ),
  icon: about(ICON, 'The icon.', 'none'),
  ...GATE_KEYS,
} satisfies Record<string, JsonSchema>;
const PAGES: JsonSchema = mapOf(SLUG, closed('shellPage', PAGE_KEYS, { required: ['route'] }));
const SELECTOR_PAGES: JsonSchema = mapOf(
  SLUG,
  closed(
    'selectorPage',
    {
      ...PAGE_KEYS,
      views: about(VIEWS, 'The views whose selector has it.', 'all'),
    },
    { required: ['route'] },
  ),
);
const COUNT: JsonSchema = closed(
  'shellCount',
  {
    from: about(API_ADDRESS, 'The address of the list that is counted.'),
    query: about(QUERY, 'What selects them, such as `{ assignees__id: $me.id }`.', 'all count'),
    opens: about(OPENED_ROUTE_NAME, 'The page that shows them.', '`route`'),
    tab: about({ ...SLUG, ...ref('tab', { in: ['opens', 'route'] }) }, 'Its tab.', 'the first'),
  },
  { required: ['from'] },
);
const ENTRIES: JsonSchema = mapOf(SLUG, {
  ...closed('shellEntry', {
    ...PAGE_KEYS,
    count: about(
      COUNT,
      'Of a page: the number of records that wait for the person, told as `topbar.<key>Waiting`.',
      'none',
    ),
    external: about(
      EXTERNAL_ADDRESS,
      'Instead of `route`: an address outside the console, opened in a new tab.',
    ),
  }),
  oneOf: having('route', 'external'),
  dependencies: { count: ['route'] },
});

export const APP_SCHEMA: JsonSchema = closed(
  'app',
  {
    app: about(ANY_TEXT, 'The name of the product.'),
    version: about(
      { type: 'string', minLength: 1, examples: ['v2.23.2'] },
      'The version shown in the footer.',
      'none',
    ),
    servers: about(
      listOf({ ...SERVER_VERSION, ...defines('server') }),
      'The versions of the server that the console serves, in order. Each has a table in `manifest/servers/<version>/`; those of later ones say what differs from the first, which is the one that is developed against.',
      'the one table that there is',
    ),
    base: about(
      text('^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$', '/ui/'),
      'The path below which the console is served, with a slash at both ends.',
      '`/ui/`',
    ),
    languages: about(
      mapOf(
        { ...LANGUAGE, ...defines('language') },
        closed(
          'language',
          {
            cookie: about(ANY_TEXT, 'The value of the language cookie.'),
            name: about(ANY_TEXT, 'The name of the language, in that language.'),
            complete: about(
              { type: 'boolean' },
              '`false`: texts may be missing; those of `fallbackLanguage` are shown.',
              'yes',
            ),
          },
          { required: ['cookie', 'name'] },
        ),
        { minProperties: 1 },
      ),
      'The languages of the console. Every text must exist in each of them, but for those that are not `complete`.',
    ),
    defaultLanguage: about(
      LANGUAGE,
      'The language when neither the cookie nor the browser names one.',
      'that of `fallbackLanguage`',
    ),
    fallbackLanguage: about(
      LANGUAGE,
      'A complete language: missing texts are taken from it.',
      'the first complete one',
    ),
    pageSizes: about(
      listOf({ type: 'integer', minimum: 1 }),
      'How many rows a page may have; the first is the default.',
      '15, 30, 50 and 100',
    ),
    passwordWarningDays: about(
      DAYS,
      'Days before a password expires at which the warning begins.',
      '5',
    ),
    licenceWarningDays: about(
      DAYS,
      'Days before the licence expires at which the warning begins.',
      '7',
    ),
    views: about(
      closed('viewOrders', {
        switcher: about(
          VIEWS,
          'Their order in the view switcher; others follow by name, areas last.',
          'by name',
        ),
        start: about(
          VIEWS,
          'Where people begin who have no last view that they may enter: the first of these that they may.',
          'the first of the switcher',
        ),
      }),
      'The order of the views.',
      'by name',
    ),
    serverTimeZone: about(
      { ...ANY_TEXT, examples: ['Asia/Shanghai'] },
      'The time zone of the server, by its IANA name. Dates and times with `zone: server` are shown in it.',
      '`UTC`',
    ),
    server: about(API_SERVER, 'What the API is like.', 'as the preset `jumpserver` says'),
    brand: about(BRAND_SCHEMA, 'What the console looks like.', 'as the engine does'),
    session: about(
      SESSION_SCHEMA,
      'How people sign in, and what the server has besides its records.',
      'that of the preset `jumpserver`',
    ),
    shell: about(
      closed('shell', {
        bar: about(
          ENTRIES,
          'The entries of the top bar, by the key of their text `topbar.<key>`.',
          'nothing',
        ),
        account: about(
          PAGES,
          'Pages in the account menu; each entry has the title of its page.',
          'none',
        ),
        organizations: about(
          SELECTOR_PAGES,
          'Pages in the organization selector, by the key of their text `organizations.<key>`.',
          'none',
        ),
        announcements: about(listOf(ROUTE_NAME), 'The pages that show the announcement.', 'none'),
      }),
      'The links of the top bar and its menus.',
      'nothing',
    ),
    oldAddresses: about(
      mapOf({ ...ADDRESS, pattern: '^/.' }, ADDRESS),
      'Addresses of earlier versions, and the address that each redirects to.',
      'none',
    ),
    legacyLogout: about(
      closed(
        'legacyLogout',
        {
          address: about(ANY_TEXT, 'The address that is called.'),
          enabled: about({ type: 'boolean' }, 'Whether it is called at all.'),
        },
        { required: ['address', 'enabled'] },
      ),
      'A second logout call for servers that still have it. It never delays the real one.',
      'there is none',
    ),
  },
  {
    description: '`manifest/app.yaml`',
    required: ['app', 'languages'],
  },
);
