import { GATE_KEYS } from './gates.ts';
import { ICON } from './icons.ts';
import {
  about,
  ANY_TEXT,
  closed,
  defines,
  EXTERNAL_ADDRESS,
  listOf,
  mapOf,
  OPENED_ROUTE_NAME,
  ref,
  ROUTE_NAME,
  SLUG,
  type JsonSchema,
} from './jsonSchema.ts';

const ADDRESS: JsonSchema = {
  type: 'string',
  pattern: '^/',
  examples: ['/console/users/users/:id'],
};
const LANGUAGE: JsonSchema = {
  type: 'string',
  pattern: '^[a-z]{2}$',
  examples: ['en'],
  ...ref('language'),
};
const DAYS: JsonSchema = { type: 'integer', minimum: 0 };

const PAGE_KEYS = {
  route: {
    ...OPENED_ROUTE_NAME,
    ...about('The page that it opens; shown to people who may open that page.'),
  },
  icon: { ...ICON, ...about('The icon.', 'none') },
  ...GATE_KEYS,
} satisfies Record<string, JsonSchema>;
const PAGES: JsonSchema = mapOf(SLUG, closed('shellPage', PAGE_KEYS, { required: ['route'] }));
const ENTRIES: JsonSchema = mapOf(SLUG, {
  ...closed('shellEntry', {
    ...PAGE_KEYS,
    external: {
      ...EXTERNAL_ADDRESS,
      ...about('Instead of `route`: an address outside the console, opened in a new tab.'),
    },
  }),
  oneOf: [{ required: ['route'] }, { required: ['external'] }],
});

export const APP_SCHEMA: JsonSchema = closed(
  'app',
  {
    app: { ...ANY_TEXT, ...about('The name of the product.') },
    version: {
      type: 'string',
      minLength: 1,
      examples: ['v2.23.2'],
      ...about('The version shown in the footer.'),
    },
    base: {
      type: 'string',
      pattern: '^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$',
      examples: ['/ui/'],
      ...about('The path below which the console is served, with a slash at both ends.'),
    },
    languages: {
      ...mapOf(
        { ...LANGUAGE, ...defines('language') },
        closed(
          'language',
          {
            cookie: { ...ANY_TEXT, ...about('The value of the language cookie.') },
            name: { ...ANY_TEXT, ...about('The name of the language, in that language.') },
            complete: {
              type: 'boolean',
              ...about(
                '`false`: texts may be missing; those of `fallbackLanguage` are shown.',
                'yes',
              ),
            },
          },
          { required: ['cookie', 'name'] },
        ),
        { minProperties: 1 },
      ),
      ...about(
        'The languages of the console. Every text must exist in each of them, but for those that are not `complete`.',
      ),
    },
    defaultLanguage: {
      ...LANGUAGE,
      ...about('The language when neither the cookie nor the browser names one.'),
    },
    fallbackLanguage: {
      ...LANGUAGE,
      ...about('A complete language: missing texts are taken from it.'),
    },
    pageSizes: {
      ...listOf({ type: 'integer', minimum: 1 }),
      ...about('How many rows a page may have; the first is the default.'),
    },
    passwordWarningDays: {
      ...DAYS,
      ...about('Days before a password expires at which the warning begins.'),
    },
    licenceWarningDays: {
      ...DAYS,
      ...about('Days before the licence expires at which the warning begins.', '7'),
    },
    serverTimeZone: {
      ...ANY_TEXT,
      examples: ['Asia/Shanghai'],
      ...about(
        'The time zone of the server, by its IANA name. Dates of tickets are shown in it.',
        '`Asia/Shanghai`',
      ),
    },
    shell: {
      ...closed('shell', {
        bar: {
          ...ENTRIES,
          ...about(
            'The entries of the top bar, by the key of their text `topbar.<key>`.',
            'nothing',
          ),
        },
        account: {
          ...PAGES,
          ...about('Pages in the account menu; each entry has the title of its page.', 'none'),
        },
        organizations: {
          ...PAGES,
          ...about(
            'Pages in the organization selector, by the key of their text `organizations.<key>`.',
            'none',
          ),
        },
        announcements: {
          ...listOf(ROUTE_NAME),
          ...about('The pages that show the announcement.', 'none'),
        },
      }),
      ...about('The links of the top bar and its menus.', 'nothing'),
    },
    oldAddresses: {
      ...mapOf({ ...ADDRESS, pattern: '^/.' }, ADDRESS),
      ...about('Addresses of earlier versions, and the address that each redirects to.', 'none'),
    },
    legacyLogout: {
      ...closed(
        'legacyLogout',
        {
          address: { ...ANY_TEXT, ...about('The address that is called.') },
          enabled: { type: 'boolean', ...about('Whether it is called at all.') },
        },
        { required: ['address', 'enabled'] },
      ),
      ...about(
        'A second logout call for servers that still have it. It never delays the real one.',
        'there is none',
      ),
    },
  },
  {
    ...about('`manifest/app.yaml`'),
    required: [
      'app',
      'version',
      'base',
      'languages',
      'defaultLanguage',
      'fallbackLanguage',
      'pageSizes',
      'passwordWarningDays',
    ],
  },
);
