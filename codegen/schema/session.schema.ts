import {
  about,
  ANY_TEXT,
  API_ADDRESS,
  closed,
  GRANTED_PERMISSION,
  mapOf,
  orObject,
  PLAIN_NAME,
  ref,
  ROUTE_NAME,
  SETTING_NAME,
  SLUG,
  text,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

const NONE: JsonSchema = word('none');
/** A page of the server, as a path from its root. */
const SERVER_PAGE: JsonSchema = text('^/(?!/)\\S*$', '/accounts/login/');
const HEADER: JsonSchema = text('^[A-Za-z][A-Za-z0-9-]*$', 'X-CSRFToken');
const COOKIE: JsonSchema = text('^[A-Za-z0-9_-]+$', 'csrftoken');
const PATH: JsonSchema = text('^[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)*$', 'token', 'data.access');

/** The value, or `none`: what the preset says does not hold. */
const orNone = (value: JsonSchema): JsonSchema => ({
  ...value,
  pattern: `^none$|${value.pattern ?? ''}`,
});
/** A capability: its words are added to those of the preset, `none` switches it off. */
const capability = (title: string, words: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  orObject(NONE, closed(title, words));

const TOKEN_LOGIN: JsonSchema = closed('tokenLogin', {
  address: about(
    API_ADDRESS,
    'The call that exchanges name and password for a token. The console has the page.',
  ),
  username: about(PLAIN_NAME, 'The field of its body with the name.', '`username`'),
  password: about(PLAIN_NAME, 'The field of its body with the password.', '`password`'),
  token: about(PATH, 'Where the token stands in the answer.', '`token`'),
  scheme: about(ANY_TEXT, 'The word before the token in the header `Authorization`.', '`Bearer`'),
});

const ORGANIZATIONS: JsonSchema = capability('organizationFacts', {
  header: about(HEADER, 'The header of every call, with the id of the organization.'),
  cookie: about(COOKIE, "The cookie that the server's own pages read."),
  parameter: about(
    PLAIN_NAME,
    'The query parameter with which an address names another organization.',
    '`organization`',
  ),
  field: about(
    PLAIN_NAME,
    'The field of records that belong to an organization, for the demo server.',
    'none belong to one',
  ),
  current: about(API_ADDRESS, 'The call that says which organization a call is for.'),
  all: about(API_ADDRESS, 'The address of all organizations. A write there changes the lists.'),
  setting: about(
    SETTING_NAME,
    'The public setting that is on where there are several.',
    'there always may be several',
  ),
  default: about(ANY_TEXT, 'The id of the only organization where there are not several.'),
  lists: about(
    mapOf(SLUG, PLAIN_NAME),
    'The lists of organizations in the profile: what a view says, and the field.',
  ),
  needs: about(
    mapOf(SLUG, GRANTED_PERMISSION),
    'The permission that puts organizations into each list, for answers about who sees what.',
    'everybody has organizations',
  ),
  root: about(
    GRANTED_PERMISSION,
    'The permission to choose the organization that holds all others.',
    'nobody may',
  ),
});

const LICENCE: JsonSchema = capability('licenceFacts', {
  setting: about(SETTING_NAME, 'The public setting that is on where there is a licence.', 'any'),
  needs: about(GRANTED_PERMISSION, 'Who is warned before it ends.', 'everybody'),
  address: about(API_ADDRESS, 'The call that says when it ends.', 'nobody is warned'),
  ends: about(PLAIN_NAME, 'The field of its answer with the date.', 'no warning of it'),
  limit: about(PLAIN_NAME, 'The field with how much it covers.', 'no warning of it'),
  used: about(PLAIN_NAME, 'The field with how much there is.', 'no warning of it'),
  page: about(ROUTE_NAME, 'The page that a warning leads to.', 'none'),
});

const MESSAGES: JsonSchema = capability('messageFacts', {
  address: about(API_ADDRESS, 'The address of the messages.'),
  socket: about(SERVER_PAGE, 'The web socket that tells the number of unread ones.'),
});

const HELP: JsonSchema = capability('helpFacts', {
  document: about(SETTING_NAME, 'The public setting with the address of the documentation.'),
  support: about(SETTING_NAME, 'The public setting with the address of the support.'),
  downloads: about(ANY_TEXT, 'The address of downloads.'),
  enterprise: about(ANY_TEXT, 'What is shown to people without a licence.'),
});

const ANNOUNCEMENT: JsonSchema = capability('announcementFacts', {
  enabled: about(SETTING_NAME, 'The public setting that is on while there is one.', 'always'),
  setting: about(SETTING_NAME, 'The public setting with the announcement.'),
  id: about(PLAIN_NAME, 'Its key that says which one it is.', 'its text says it'),
  subject: about(PLAIN_NAME, 'Its key with the subject.', 'it has none'),
  content: about(PLAIN_NAME, 'Its key with the content.', 'it has none'),
  link: about(PLAIN_NAME, 'Its key with an address.', 'it has none'),
});

const REFUSAL: JsonSchema = { type: 'integer', minimum: 400 };

function oneOrSeveral(items: JsonSchema): JsonSchema {
  return { anyOf: [items, { type: 'array', items, minItems: 1, uniqueItems: true }] };
}

const VERIFICATION: JsonSchema = capability('verificationFacts', {
  status: about(
    oneOrSeveral(REFUSAL),
    'The status of the refusal, or several: any one of them counts.',
    'any',
  ),
  code: about(oneOrSeveral(ANY_TEXT), 'Its `code`, or several: any one of them counts.', 'any'),
  type: about(ANY_TEXT, 'Its `type`.', 'any'),
});

/** How people sign in, and what the server has besides its records. */
export const SESSION_SCHEMA: JsonSchema = closed('session', {
  preset: about(
    word('jumpserver', 'django', 'token', 'none'),
    'The server whose words hold where none stands here. `none`: nobody signs in.',
    '`jumpserver`',
  ),
  login: about(
    orObject(SERVER_PAGE, TOKEN_LOGIN),
    "The server's page for signing in; or the call that gives a token.",
  ),
  loginPages: about(
    SERVER_PAGE,
    'A call that is redirected below it says that nobody is signed in.',
    '`login`',
  ),
  next: about(PLAIN_NAME, 'The query parameter of that page with the way back.', '`next`'),
  logout: about(orNone(SERVER_PAGE), "The server's page that ends the session."),
  signedOut: about(
    { type: 'array', items: REFUSAL, minItems: 1, uniqueItems: true },
    'Statuses which say that nobody is signed in. Of 403 the profile decides whether it does.',
    '`[401]`',
  ),
  profile: about(
    orNone(API_ADDRESS),
    'The address of the signed-in user. `none`: everybody is the same person.',
  ),
  permissions: about(
    orObject(
      PLAIN_NAME,
      closed(
        'permissionsFrom',
        {
          address: about(API_ADDRESS, 'The call that tells the permissions.'),
          field: about(PLAIN_NAME, 'The field of its answer.'),
        },
        { required: ['address', 'field'] },
      ),
    ),
    'The field of the profile with the permissions. `none`: every gate of permissions is open.',
  ),
  csrf: about(
    capability('csrf', {
      cookie: about(COOKIE, 'The cookie with the token.'),
      header: about(HEADER, 'The header of every call that sends it back.'),
      prefix: about(COOKIE, 'A cookie with the prefix of that name.', 'none'),
    }),
    'The token against forged requests.',
  ),
  mark: about(
    orNone(COOKIE),
    'The cookie that says that there is a session. `none`: the profile says it.',
  ),
  language: about(COOKIE, 'The cookie with the language.', '`language`'),
  timeZone: about(orNone(HEADER), "The header of every call with the browser's time zone."),
  settings: about(
    capability('settingAddresses', {
      open: about(API_ADDRESS, 'For everybody.'),
      all: about(API_ADDRESS, 'For those who are signed in.'),
    }),
    'The addresses of public settings. `none`: the defaults of `features.yaml` hold.',
  ),
  firstLogin: about(
    closed(
      'firstLogin',
      {
        field: about(PLAIN_NAME, 'The field of the profile that says so.'),
        page: about(text('^/\\S+$', '/profile/improvement'), 'The page, below the base path.'),
      },
      { required: ['field', 'page'] },
    ),
    'The page that opens at the first login.',
    'there is none',
  ),
  organizations: about(ORGANIZATIONS, 'Organizations that every call is made for.'),
  edition: about(
    { ...orNone(SETTING_NAME), ...ref('setting', { also: ['none'] }) },
    'The public setting with the `corporation` of the footer.',
  ),
  licence: about(LICENCE, 'Warnings before a licence ends.'),
  messages: about(MESSAGES, 'Messages to users, with the bell in the top bar.'),
  announcement: about(
    ANNOUNCEMENT,
    'The announcement above pages that `shell` names as `announcements`.',
  ),
  help: about(HELP, 'Links of the help menu.'),
  verification: about(
    VERIFICATION,
    'What a refusal has that asks the user to prove their identity.',
  ),
  secrets: about(
    capability('secretFacts', {
      cookie: about(COOKIE, 'The cookie with the public key.'),
    }),
    'How secrets are encrypted before they are sent.',
  ),
  passwords: about(
    capability('passwordFacts', {
      expiry: about(SETTING_NAME, 'The public setting with the days until a password expires.'),
      changed: about(PLAIN_NAME, 'The field of the profile with the date of the last change.'),
      local: about(
        mapOf(PLAIN_NAME, ANY_TEXT),
        'Fields of the profile, and their values for those who have a password here.',
        'everybody has',
      ),
      rules: about(SETTING_NAME, 'The public setting with the rules of a new password.'),
      length: about(PLAIN_NAME, 'The key of `rules` with the least length.'),
      upperCase: about(PLAIN_NAME, 'The key of `rules` that asks for upper case.'),
      lowerCase: about(PLAIN_NAME, 'The key of `rules` that asks for lower case.'),
      number: about(PLAIN_NAME, 'The key of `rules` that asks for a digit.'),
      specialCharacter: about(PLAIN_NAME, 'The key of `rules` that asks for another character.'),
    }),
    'What is known of passwords.',
  ),
});
