/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { GATE_KEYS, SETTING } from './gates.ts';
import { ICON } from './icons.ts';
import {
  about,
  ANY_TEXT,
  closed,
  defines,
  EXTERNAL_ADDRESS,
  FALSE,
  fieldsIn,
  listOf,
  mapOf,
  orObject,
  PLAIN_NAME,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  TRUE,
  where,
  type JsonSchema,
} from './jsonSchema.ts';

const SEGMENT: JsonSchema = {
  type: 'string',
  pattern: '^:?[A-Za-z0-9][\\w-]*(/:?[A-Za-z0-9][\\w-]*)*$',
  examples: ['user-acl', ':id'],
};
const ROUTES: JsonSchema = mapOf(
  SEGMENT,
  { $ref: '#/definitions/route' },
  { title: 'routes', minProperties: 1 },
);

const OTHER_PAGE = 'The route whose hand-written page is shown here, too.';

/** A page of a place: hand-written for it, or for another route. */
const PAGE: JsonSchema = {
  type: 'string',
  pattern: `^custom$|${ROUTE_NAME.pattern}`,
  examples: ['custom', ...(ROUTE_NAME.examples ?? [])],
  ...ref('route', { also: ['custom'] }),
};

const page = (what: string): JsonSchema => ({
  ...closed('routePage', {
    ...GATE_KEYS,
    name: {
      ...ROUTE_NAME,
      ...defines('route'),
      ...about('Another name for this page.', 'resource name + page'),
    },
    page: { ...ROUTE_NAME, ...about(OTHER_PAGE, 'its own') },
  }),
  ...about(`Facts of the ${what} page, when they differ.`),
});

const TAB: JsonSchema = closed('routeTab', {
  list: { ...RESOURCE_ID, ...about('A list of this resource.', "the route's own list or form") },
  form: { ...RESOURCE_ID, ...about('The form of this resource, which is a single record.') },
  where: {
    ...where(['list', 'resource']),
    ...about('A filter that is part of every call of this list.', 'none'),
  },
  columns: {
    ...fieldsIn('list', 'resource'),
    ...about('The columns shown at first.', "the list's own"),
  },
  ...GATE_KEYS,
});

const ROUTE: JsonSchema = {
  ...about('A node of the tree: the id of a resource, or options.'),
  ...closed('route', {
    resource: { ...RESOURCE_ID, ...about('The resource whose pages are here.') },
    pages: {
      ...listOf({ type: 'string', enum: ['list', 'create', 'update', 'detail'] }),
      ...about('Which of its pages.', 'those the resource describes'),
    },
    name: {
      ...ROUTE_NAME,
      ...defines('route'),
      ...about(
        'Prefix of the names of these pages, or the name of a custom page or of a group.',
        "the resource's `name`",
      ),
    },
    page: {
      ...PAGE,
      ...about(
        '`custom`: a hand-written page. Or the route whose hand-written page is shown here, too.',
      ),
    },
    query: {
      ...listOf(PLAIN_NAME),
      ...about('Of a hand-written page: the query parameters that actions may give it.', 'none'),
    },
    form: {
      ...SLUG,
      ...ref('form', { in: ['resource'] }),
      ...about("Which of the resource's `forms` the page shows.", 'its main form'),
    },
    list: page('list'),
    create: page('create'),
    update: page('update'),
    detail: page('detail'),
    tabs: {
      ...mapOf(SLUG, TAB, { minProperties: 1 }),
      ...about(
        'The tabs of a page with several lists; the first opens first. People who may open none of them may not open the page.',
        'the page has no tabs',
      ),
    },
    redirect: {
      ...ANY_TEXT,
      ...about('The target of a redirect: a segment below, or a whole path.'),
    },
    external: {
      ...EXTERNAL_ADDRESS,
      ...about('An address outside the console, opened in a new tab.'),
    },
    title: {
      ...ANY_TEXT,
      ...ref('text'),
      ...about('A text key for the title.', 'derived from resource and page'),
    },
    icon: { ...ICON, ...about('The icon in the menu.', 'none') },
    hidden: {
      ...orObject(TRUE, {
        properties: { setting: SETTING },
        required: ['setting'],
        additionalProperties: false,
      }),
      ...about('Not in the menu, but can be opened; or only while a public setting has a value.'),
    },
    alwaysShow: {
      ...TRUE,
      ...about(
        'Keeps the submenu even when it has one entry.',
        'a single entry replaces its group',
      ),
    },
    activeMenu: {
      ...ANY_TEXT,
      ...about('The path of the menu entry that is marked while this page is open.', 'its list'),
    },
    affix: { ...TRUE, ...about('Its tab cannot be closed.', 'it can') },
    cache: { ...FALSE, ...about('`false`: its tab is not kept alive.', 'it is') },
    showNavSwitcher: { ...TRUE, ...about('Shows the view switcher on this page.') },
    showOrganization: {
      ...FALSE,
      ...about('`false`: hides the organization selector on this page.', 'it is shown'),
    },
    routes: { ...ROUTES, ...about('The nodes below this one, by segment.') },
    ...GATE_KEYS,
  }),
  type: ['string', 'object'],
  dependencies: { page: ['name'], query: ['page'], tabs: ['resource'] },
  if: { type: 'string' },
  then: RESOURCE_ID,
  anyOf: [
    { type: 'string' },
    { required: ['resource'] },
    { required: ['page'] },
    { required: ['redirect'] },
    { required: ['external'] },
    { required: ['routes'] },
  ],
};

export const VIEW_SCHEMA: JsonSchema = {
  ...about('`manifest/views/<view>.yaml`'),
  ...closed(
    'view',
    {
      view: {
        ...SLUG,
        ...defines('view'),
        ...about('Name of the view and first segment of its addresses.'),
      },
      area: {
        ...SLUG,
        ...defines('view'),
        ...about(
          'Instead of `view`: an area such as settings or profile, which is in no switcher.',
        ),
      },
      organizations: {
        type: 'string',
        enum: ['console', 'audit', 'workbench'],
        ...about("Which of a person's organization lists it uses; who has none may not enter."),
      },
      open: { ...TRUE, ...about('People without such an organization may enter, too.') },
      switcher: { type: 'boolean', ...about('Whether the view switcher lists it.', 'it does') },
      icon: { ...ICON, ...about('The icon in the view switcher.', 'none') },
      home: {
        ...ANY_TEXT,
        ...about(
          'The path of the page that opens first, below the view.',
          'the first permitted menu entry',
        ),
      },
      frame: {
        ...FALSE,
        ...about(
          '`false`: its pages open in their own windows, without menu and top bar.',
          'they have both',
        ),
      },
      routes: { ...ROUTES, ...about('The tree of routes, by segment.') },
      ...GATE_KEYS,
    },
    { required: ['routes'], oneOf: [{ required: ['view'] }, { required: ['area'] }] },
  ),
  definitions: { route: ROUTE },
};
