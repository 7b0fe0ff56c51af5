import { GATE_KEYS } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  defines,
  GRANTED_PERMISSION,
  having,
  listOf,
  mapOf,
  named,
  objectOrList,
  ref,
  SLUG,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

/** Pages and actions by one word: see `codegen/access/selectors.ts`. */
const SELECTOR: JsonSchema = named(
  'subject',
  '^(/[^\\s]*|[A-Za-z][A-Za-z0-9_]*([.-][A-Za-z0-9_]+)*)$',
  'UserList',
  '/settings',
  'users.user',
  'users.user.invite',
  'pages.create',
  'changes',
);
const SELECTORS: JsonSchema = listOf(SELECTOR);
/** A role of `manifest/roles.yaml`, an account of two, or a user of the same file. */
const WHO: JsonSchema = named(
  'person',
  '^[A-Za-z][A-Za-z0-9-]*([+][A-Za-z][A-Za-z0-9]*)?$',
  'OrgAuditor',
  'User+OrgAdmin',
  'helpdesk',
);

export const EXPECTATIONS_SCHEMA: JsonSchema = closed(
  'expectations',
  {
    people: about(
      mapOf(
        { ...SLUG, ...defines('person') },
        objectOrList(
          closed(
            'expectedPerson',
            {
              without: about(listOf(GRANTED_PERMISSION), 'They have every permission but these.'),
            },
            { required: ['without'] },
          ),
          GRANTED_PERMISSION,
        ),
      ),
      'People by name, each with all the permissions they have, or with those they lack.',
      'only roles are spoken of',
    ),
    expectations: about(
      mapOf(
        SLUG,
        closed(
          'expectation',
          {
            because: about(ANY_TEXT, 'Why it must stay so, in one sentence.'),
            of: about(SELECTORS, 'The pages and actions it is about.'),
            need: about(
              closed(
                'need',
                {
                  ...GATE_KEYS,
                  own: about(
                    word('view', 'add', 'change', 'delete', 'verb'),
                    'The permission of this verb on the records that the page or action is about; `verb`: the verb of the page or action itself.',
                    'none',
                  ),
                },
                { minProperties: 1 },
              ),
              'Nobody reaches any of them without this.',
            ),
            who: about(
              listOf(WHO),
              'Whom `open`, `closed` and `views` are about, with a valid licence: accounts such as `User+OrgAdmin`, roles (every account that has it), and names of `people`.',
            ),
            open: about(SELECTORS, 'Each of these is open to each of them.'),
            closed: about(
              SELECTORS,
              'None of these is open to any of them, whatever the settings and the licence.',
            ),
            views: about(
              listOf({ ...SLUG, ...ref('view') }),
              'They have pages in exactly these views and areas.',
            ),
            except: about(
              SELECTORS,
              'Pages and actions for which it need not hold, although they were named.',
              'none',
            ),
          },
          {
            required: ['because'],
            anyOf: having('need', 'open', 'closed', 'views'),
            dependencies: {
              need: ['of'],
              of: ['need'],
              open: ['who'],
              closed: ['who'],
              views: ['who'],
            },
          },
        ),
      ),
      'What must stay true, by a name that says it.',
    ),
  },
  { description: '`manifest/expectations.yaml`', required: ['expectations'] },
);
