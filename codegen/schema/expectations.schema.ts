import { GATE_KEYS } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  defines,
  GRANTED_PERMISSION,
  listOf,
  mapOf,
  ref,
  SLUG,
  type JsonSchema,
} from './jsonSchema.ts';

/** Pages and actions by one word: see `codegen/access/selectors.ts`. */
const SELECTOR: JsonSchema = {
  type: 'string',
  pattern: '^(/[^\\s]*|[A-Za-z][A-Za-z0-9_]*([.-][A-Za-z0-9_]+)*)$',
  examples: ['UserList', '/settings', 'users.user', 'users.user.invite', 'pages.create', 'changes'],
  ...ref('subject'),
};
const SELECTORS: JsonSchema = listOf(SELECTOR);
/** A role of `manifest/roles.yaml`, an account of two, or a user of the same file. */
const WHO: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z][A-Za-z0-9-]*([+][A-Za-z][A-Za-z0-9]*)?$',
  examples: ['OrgAuditor', 'User+OrgAdmin', 'helpdesk'],
  ...ref('person'),
};

export const EXPECTATIONS_SCHEMA: JsonSchema = closed(
  'expectations',
  {
    people: {
      ...mapOf(
        { ...SLUG, ...defines('person') },
        {
          ...closed(
            'expectedPerson',
            {
              without: {
                ...listOf(GRANTED_PERMISSION),
                ...about('They have every permission but these.'),
              },
            },
            { required: ['without'] },
          ),
          type: ['array', 'object'],
          minItems: 1,
          uniqueItems: true,
          items: GRANTED_PERMISSION,
        },
      ),
      ...about(
        'People by name, each with all the permissions they have, or with those they lack.',
        'only roles are spoken of',
      ),
    },
    expectations: {
      ...mapOf(
        SLUG,
        closed(
          'expectation',
          {
            because: { ...ANY_TEXT, ...about('Why it must stay so, in one sentence.') },
            of: { ...SELECTORS, ...about('The pages and actions it is about.') },
            need: {
              ...closed(
                'need',
                {
                  ...GATE_KEYS,
                  own: {
                    type: 'string',
                    enum: ['view', 'add', 'change', 'delete', 'verb'],
                    ...about(
                      'The permission of this verb on the records that the page or action is about; `verb`: the verb of the page or action itself.',
                      'none',
                    ),
                  },
                },
                { minProperties: 1 },
              ),
              ...about('Nobody reaches any of them without this.'),
            },
            who: {
              ...listOf(WHO),
              ...about(
                'Whom `open`, `closed` and `views` are about, with a valid licence: accounts such as `User+OrgAdmin`, roles (every account that has it), and names of `people`.',
              ),
            },
            open: { ...SELECTORS, ...about('Each of these is open to each of them.') },
            closed: {
              ...SELECTORS,
              ...about(
                'None of these is open to any of them, whatever the settings and the licence.',
              ),
            },
            views: {
              ...listOf({ ...SLUG, ...ref('view') }),
              ...about('They have pages in exactly these views and areas.'),
            },
            except: {
              ...SELECTORS,
              ...about(
                'Pages and actions for which it need not hold, although they were named.',
                'none',
              ),
            },
          },
          {
            required: ['because'],
            anyOf: [
              { required: ['need'] },
              { required: ['open'] },
              { required: ['closed'] },
              { required: ['views'] },
            ],
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
      ...about('What must stay true, by a name that says it.'),
    },
  },
  { ...about('`manifest/expectations.yaml`'), required: ['expectations'] },
);
