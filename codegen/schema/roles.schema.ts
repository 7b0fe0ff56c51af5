/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import {
  about,
  closed,
  defines,
  GRANTED_PERMISSION,
  listOf,
  mapOf,
  ROLE_NAME,
  TRUE,
  type JsonSchema,
} from './jsonSchema.ts';

export const ROLES_SCHEMA: JsonSchema = closed(
  'roles',
  {
    roles: {
      ...mapOf(
        { ...ROLE_NAME, ...defines('role') },
        closed(
          'role',
          {
            scope: {
              type: 'string',
              enum: ['system', 'organization'],
              ...about(
                '`system`: it holds everywhere. `organization`: it holds in one organization.',
              ),
            },
            program: {
              ...TRUE,
              ...about(
                'Programs hold it, not people: commands that tell who reaches what leave it out.',
                'people hold it',
              ),
            },
            includes: {
              ...listOf(ROLE_NAME),
              ...about('Roles whose permissions it has, too.', 'none'),
            },
            permissions: {
              type: ['string', 'array'],
              if: { type: 'string' },
              then: { const: 'all' },
              minItems: 1,
              uniqueItems: true,
              items: GRANTED_PERMISSION,
              ...about(
                'Its permissions; `all` means every one that is ever given and that its scope allows.',
                'those of `includes` only',
              ),
            },
            without: {
              ...listOf(GRANTED_PERMISSION),
              ...about('Permissions that it does not have, whatever gives them.', 'none'),
            },
          },
          { required: ['scope'] },
        ),
      ),
      ...about('The roles that every server has, by their names on the server.'),
    },
  },
  { ...about('`manifest/roles.yaml`'), required: ['roles'] },
);
