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
  having,
  listOf,
  mapOf,
  orObject,
  PLAIN_NAME,
  ref,
  RESOURCE_ID,
  ROUTE_NAME,
  SLUG,
  text,
  TRUE,
  where,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const SEGMENT: JsonSchema = text(
  '^:?[A-Za-z0-9][\\w-]*(/:?[A-Za-z0-9][\\w-]*)*$',
  'user-acl',
  ':id',
);
const HIDES_ORGANIZATION: JsonSchema = about(
  FALSE,
  '`false`: hides the organization selector on this page and those below it.',
  'it is shown',
);

const ROUTES: JsonSchema = mapOf(
  SEGMENT,
  { $ref: '#/definitions/route' },
  { title: 'routes', minProperties: 1 },
);

const OTHER_PAGE = 'The route whose hand-written page is shown here, too.';

/** A page of a place: hand-written for it, or for another route. */
const PAGE: JsonSchema = {
  ...text(`^custom$|${ROUTE_NAME.pattern}`, 'custom', 'UserList'),
  ...ref('route', { also: ['custom'] }),
};

const page = (what: string): JsonSchema =>
  about(
    closed('routePage', {
      ...GATE_KEYS,
      name: about(
        { ...ROUTE_NAME, ...defines('route') },
        'Another name for this page.',
        'resource name + page',
      ),
      page: about(ROUTE_NAME, OTHER_PAGE, 'its own'),
    }),
    `Facts of the ${what} page, when they differ.`,
  );

const TAB: JsonSchema = closed('routeTab', {
  list: about(RESOURCE_ID, 'A list of this resource.', "the route's own list or form"),
  form: about(RESOURCE_ID, 'The form of this resource, which is a single record.'),
  where: about(
    where(['list', 'resource']),
    'A filter that is part of every call of this list.',
    'none',
  ),
  columns: about(fieldsIn('list', 'resource'), 'The columns shown at first.', "the list's own"),
  ...GATE_KEYS,
});

const ROUTE: JsonSchema = {
  description: 'A node of the tree: the id of a resource, or options.',
  ...closed('route', {
    resource: about(RESOURCE_ID, 'The resource whose pages are here.'),
    pages: about(
      listOf(word('list', 'create', 'update', 'detail')),
      'Which of its pages.',
      'those the resource describes',
    ),
    name: about(
      { ...ROUTE_NAME, ...defines('route') },
      'Prefix of the names of these pages, or the name of a custom page or of a group.',
      "the resource's `name`",
    ),
    page: about(
      PAGE,
      '`custom`: a hand-written page. Or the route whose hand-written page is shown here, too.',
    ),
    query: about(
      listOf(PLAIN_NAME),
      'Of a hand-written page: the query parameters that actions may give it.',
      'none',
    ),
    form: about(
      { ...SLUG, ...ref('form', { in: ['resource'] }) },
      "Which of the resource's `forms` the page shows.",
      'its main form',
    ),
    list: page('list'),
    create: page('create'),
    update: page('update'),
    detail: page('detail'),
    tabs: about(
      mapOf(SLUG, TAB, { minProperties: 1 }),
      'The tabs of a page with several lists; the first opens first. People who may open none of them may not open the page.',
      'the page has no tabs',
    ),
    redirect: about(ANY_TEXT, 'The target of a redirect: a segment below, or a whole path.'),
    external: about(EXTERNAL_ADDRESS, 'An address outside the console, opened in a new tab.'),
    title: about(
      { ...ANY_TEXT, ...ref('text') },
      'A text key for the title.',
      'derived from resource and page',
    ),
    icon: about(ICON, 'The icon in the menu.', 'none'),
    hidden: about(
      orObject(TRUE, {
        properties: { setting: SETTING },
        required: ['setting'],
        additionalProperties: false,
      }),
      'Not in the menu, but can be opened, as every page below another one; or only while a public setting has a value.',
    ),
    alwaysShow: about(
      TRUE,
      'Keeps the submenu even when it has one entry.',
      'a single entry replaces its group',
    ),
    activeMenu: about(
      ANY_TEXT,
      'The path of the menu entry that is marked while this page is open.',
      'that of the page above it, else its list',
    ),
    affix: about(TRUE, 'Its tab cannot be closed.', 'it can'),
    cache: about(FALSE, '`false`: its tab is not kept alive.', 'it is'),
    showNavSwitcher: about(TRUE, 'Shows the view switcher on this page.'),
    showOrganization: HIDES_ORGANIZATION,
    routes: about(ROUTES, 'The nodes below this one, by segment.'),
    ...GATE_KEYS,
  }),
  type: ['string', 'object'],
  dependencies: { page: ['name'], query: ['page'], tabs: ['resource'] },
  if: { type: 'string' },
  then: RESOURCE_ID,
  anyOf: [{ type: 'string' }, ...having('resource', 'page', 'redirect', 'external', 'routes')],
};

export const VIEW_SCHEMA: JsonSchema = {
  description: '`manifest/views/<view>.yaml`',
  ...closed(
    'view',
    {
      view: about(
        { ...SLUG, ...defines('view') },
        'Name of the view and first segment of its addresses.',
      ),
      area: about(
        { ...SLUG, ...defines('view') },
        'Instead of `view`: an area such as settings or profile, which is in no switcher.',
      ),
      organizations: about(
        { ...SLUG, examples: ['console'] },
        "Which of a person's organization lists it uses, as `session` names them; who has none may not enter.",
      ),
      open: about(TRUE, 'People without such an organization may enter, too.'),
      switcher: about({ type: 'boolean' }, 'Whether the view switcher lists it.', 'it does'),
      icon: about(ICON, 'The icon in the view switcher.', 'none'),
      home: about(
        ANY_TEXT,
        'The path of the page that opens first, below the view.',
        'the first permitted menu entry',
      ),
      frame: about(
        FALSE,
        '`false`: its pages open in their own windows, without menu and top bar.',
        'they have both',
      ),
      showOrganization: HIDES_ORGANIZATION,
      routes: about(ROUTES, 'The tree of routes, by segment.'),
      ...GATE_KEYS,
    },
    { required: ['routes'], oneOf: having('view', 'area') },
  ),
  definitions: { route: ROUTE },
};
